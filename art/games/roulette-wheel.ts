import { gold } from '../drawing/colour.ts';
import { n, svg } from '../drawing/drawing.ts';
import type { Drawing } from '../drawing/drawing.ts';
import { outline } from '../drawing/font.ts';

/** Pockets of a single-zero wheel in their order around it. */
const pockets = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14,
  31, 9, 22, 18, 29, 7, 28, 12, 35, 3, 26,
] as const;

/** A roulette wheel from above, turned by some degrees. */
export function rouletteWheel(
  drawing: Drawing,
  x: number,
  y: number,
  radius: number,
  turn: number,
): string {
  const wood = drawing.radial(
    [
      [0.72, '#3a1a0a'],
      [0.84, '#8a4a1c'],
      [0.92, '#b8722e'],
      [1, '#3d1c0a'],
    ],
    0,
    0,
    radius,
  );
  const bowl = drawing.radial(
    [
      [0, '#6b3513'],
      [0.7, '#8f4e1f'],
      [1, '#3a1a0a'],
    ],
    0,
    0,
    radius * 0.52,
  );
  const metal = drawing.linear(
    [
      [0, gold.pale],
      [0.4, gold.mid],
      [0.6, gold.deep],
      [1, gold.light],
    ],
    [-radius, -radius],
    [radius, radius],
  );
  const circle = (r: number, fill: string) => `<circle r="${n(r)}" fill="${fill}"/>`;
  const hoop = (r: number, width: number) =>
    `<circle r="${n(r)}" fill="none" stroke="${metal}" stroke-width="${n(width)}"/>`;
  const parts = [
    svg`<ellipse cx="${radius * 0.05}" cy="${radius * 0.09}" rx="${radius * 1.05}"
      ry="${radius * 1.04}" fill="#05030a" opacity="0.5"/>`,
    circle(radius, wood),
    hoop(radius * 0.985, radius * 0.025),
    ...deflectors(radius, metal),
    circle(radius * 0.8, '#160b06'),
    `<g transform="rotate(${turn})">${pocketRing(radius)}</g>`,
    hoop(radius * 0.8, radius * 0.02),
    hoop(radius * 0.52, radius * 0.02),
    circle(radius * 0.51, bowl),
    turret(radius, metal, turn),
    ball(drawing, radius, turn + 123),
  ];
  return `<g transform="translate(${n(x)} ${n(y)})">${parts.join('')}</g>`;
}

function pocketRing(radius: number): string {
  const step = 360 / pockets.length;
  return pockets
    .map((pocket, index) => {
      const colour = pocket === 0 ? '#0f8a4b' : index % 2 === 1 ? '#c01f2d' : '#17141f';
      const half = (step / 2) * (Math.PI / 180);
      const at = (r: number, way: number) =>
        `${n(Math.sin(half) * r * way)} ${n(-Math.cos(half) * r)}`;
      const [outer, inner] = [radius * 0.8, radius * 0.52];
      const wedge = `M${at(outer, -1)}L${at(outer, 1)}L${at(inner, 1)}L${at(inner, -1)}Z`;
      const number = outline(
        String(pocket),
        'russo',
        radius * 0.075,
        [0, -radius * 0.71],
        'middle',
      );
      return (
        svg`<g transform="rotate(${index * step})"><path d="${wedge}" fill="${colour}"
          stroke="${gold.mid}" stroke-width="${radius * 0.006}"/>` +
        `<path d="${number}" fill="#fff8e8"/></g>`
      );
    })
    .join('');
}

function deflectors(radius: number, metal: string): readonly string[] {
  return Array.from({ length: 8 }, (_, index) => {
    const size = radius * 0.04;
    return svg`<path transform="rotate(${index * 45 + 20}) translate(0 ${-radius * 0.89})"
      d="M0 ${-size * 1.5}L${size * 0.7} 0L0 ${size * 1.5}L${-size * 0.7} 0Z"
      fill="${metal}"/>`;
  });
}

function turret(radius: number, metal: string, turn: number): string {
  const arm = radius * 0.36;
  const arms = [0, 90, 180, 270].map(
    (angle) =>
      svg`<g transform="rotate(${angle + turn / 2})"><rect x="${-radius * 0.022}" y="${-arm}"
        width="${radius * 0.044}" height="${arm}" fill="${metal}"/>` +
      `<circle cy="${n(-arm)}" r="${n(radius * 0.05)}" fill="${metal}"/></g>`,
  );
  const circle = (r: number, fill: string) => `<circle r="${n(r)}" fill="${fill}"/>`;
  return [
    ...arms,
    circle(radius * 0.17, gold.dark),
    circle(radius * 0.155, metal),
    circle(radius * 0.085, gold.deep),
    circle(radius * 0.06, gold.pale),
  ].join('');
}

function ball(drawing: Drawing, radius: number, turn: number): string {
  const fill = drawing.sphere([
    [0, '#ffffff'],
    [0.6, '#e8e6ee'],
    [1, '#8f8aa0'],
  ]);
  return svg`<g transform="rotate(${turn})"><circle cy="${-radius * 0.6}"
    r="${radius * 0.045}" fill="${fill}"/></g>`;
}
