import { gold } from '../drawing/colour.ts';
import { n, svg } from '../drawing/drawing.ts';
import type { Drawing } from '../drawing/drawing.ts';
import { glow } from '../drawing/light.ts';

/** The brand's pavilion with its lantern; `unit` is the width of the whole, the foot at y. */
export function pavilion(drawing: Drawing, x: number, y: number, unit: number): string {
  const roof = drawing.linear(
    [
      [0, '#f7b955'],
      [0.5, '#c8552b'],
      [1, '#6d1f24'],
    ],
    [0, -unit * 0.86],
    [0, -unit * 0.4],
  );
  const wood = drawing.linear(
    [
      [0, '#8d3b24'],
      [1, '#46151c'],
    ],
    [0, -unit * 0.5],
    [0, 0],
  );
  const within = drawing.radial(
    [
      [0, '#ffedb8'],
      [0.45, '#f5a93c', 0.9],
      [1, '#5a1d2b', 0.75],
    ],
    0,
    -unit * 0.26,
    unit * 0.4,
  );
  const s = (share: number) => n(share * unit);
  const eave = (top: number, half: number, drop: number) =>
    svg`M${s(-half)} ${s(top + drop)}Q${s(-half * 0.55)} ${s(top + drop * 0.62)}
      ${s(-half * 0.3)} ${s(top)}H${s(half * 0.3)}` +
    `Q${s(half * 0.55)} ${s(top + drop * 0.62)} ${s(half)} ${s(top + drop)}` +
    svg`Q${s(half * 0.6)} ${s(top + drop * 1.22)} 0 ${s(top + drop * 1.2)}Q${s(-half * 0.6)}
      ${s(top + drop * 1.22)} ${s(-half)} ${s(top + drop)}Z`;
  const posts = [-0.36, -0.2, 0.2, 0.36]
    .map(
      (at) =>
        svg`<rect x="${s(at - 0.018)}" y="${s(-0.44)}" width="${s(0.036)}" height="${s(0.4)}"
          fill="${wood}"/>`,
    )
    .join('');
  const steps = [0.44, 0.5, 0.56]
    .map(
      (half, index) =>
        svg`<rect x="${s(-half)}" y="${s(-0.045 + index * 0.026)}" width="${s(half * 2)}"
          height="${s(0.03)}" rx="2" fill="${['#a5532f', '#7d3426'][index] ?? '#571f22'}"/>`,
    )
    .join('');
  const lamps = [-0.28, 0.28].map((at) => lantern(drawing, at * unit, -unit * 0.3, unit * 0.07));
  return [
    `<g transform="translate(${n(x)} ${n(y)})">`,
    svg`<rect x="${s(-0.36)}" y="${s(-0.45)}" width="${s(0.72)}" height="${s(0.42)}"
      fill="${within}"/>`,
    posts,
    svg`<path d="${eave(-0.62, 0.56, 0.16)}" fill="${roof}" stroke="${gold.light}"
      stroke-width="${s(0.008)}"/>`,
    `<rect x="${s(-0.2)}" y="${s(-0.7)}" width="${s(0.4)}" height="${s(0.1)}" fill="${wood}"/>`,
    svg`<path d="${eave(-0.86, 0.36, 0.14)}" fill="${roof}" stroke="${gold.light}"
      stroke-width="${s(0.008)}"/>`,
    svg`<path d="M0 ${s(-0.98)}L${s(0.02)} ${s(-0.86)}H${s(-0.02)}Z" fill="${gold.light}"/>
      <circle cy="${s(-0.95)}" r="${s(0.022)}" fill="${gold.pale}"/>`,
    steps,
    ...lamps,
    lantern(drawing, 0, -unit * 0.24, unit * 0.15),
    '</g>',
  ].join('');
}

/** A paper lantern with its light; the centre at x, y. */
export function lantern(
  drawing: Drawing,
  x: number,
  y: number,
  size: number,
  hue: 'red' | 'gold' = 'red',
): string {
  const skin =
    hue === 'red'
      ? ['#fff1c4', '#ff9c3b', '#d9262f', '#7d1020']
      : ['#fffbe6', '#ffdc7a', '#f2ab2e', '#a85f0c'];
  const paper = drawing.radial(
    [
      [0, skin[0] ?? '#fff'],
      [0.35, skin[1] ?? '#fff'],
      [0.8, skin[2] ?? '#fff'],
      [1, skin[3] ?? '#fff'],
    ],
    x,
    y + size * 0.1,
    size * 0.72,
  );
  const s = (share: number) => n(share * size);
  const ribs = [0.3, 0.62]
    .map(
      (rx) =>
        svg`<ellipse cx="${x}" cy="${y}" rx="${s(rx * 0.6)}" ry="${s(0.5)}" fill="none"
          stroke="#7d1020" stroke-opacity="0.35" stroke-width="${s(0.025)}"/>`,
    )
    .join('');
  const cap = (dy: number) =>
    svg`<rect x="${x - size * 0.22}" y="${y + size * dy}" width="${s(0.44)}"
      height="${s(0.1)}" rx="${s(0.03)}" fill="${gold.mid}"/>`;
  return [
    glow(drawing, x, y, size * 1.7, ['#ffb545', 0.55]),
    svg`<path d="M${x} ${y - size * 0.9}V${y - size * 0.5}" stroke="${gold.deep}"
      stroke-width="${s(0.04)}"/>`,
    `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${s(0.6)}" ry="${s(0.52)}" fill="${paper}"/>`,
    ribs,
    cap(-0.56),
    cap(0.46),
    svg`<path d="M${x} ${y + size * 0.55}V${y + size * 0.95}" stroke="${gold.light}"
      stroke-width="${s(0.06)}" stroke-linecap="round"/>`,
  ].join('');
}
