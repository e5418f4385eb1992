import { gold, oklch } from '../drawing/colour.ts';
import { n, svg } from '../drawing/drawing.ts';
import type { Drawing } from '../drawing/drawing.ts';
import { glow, scrim } from '../drawing/light.ts';
import type { Composition, Scene } from './scene.ts';
import { companion, paintCompanion, paintSubject, paintTitle } from './staging.ts';

/** Water in layers of depth, a shoal behind, the catch in front, a cannon's sight on it. */
export const sea: Composition = (scene) => {
  const { drawing, palette, stage, variant } = scene;
  const { width, height } = drawing;
  const hue = palette.hue > 120 && palette.hue < 330 ? palette.hue : 235;
  const water = drawing.linear(
    [
      [0, oklch(0.86, 0.1, hue - 20)],
      [0.25, oklch(0.66, 0.14, hue)],
      [0.6, oklch(0.42, 0.13, hue + 14)],
      [1, oklch(0.2, 0.08, hue + 28)],
    ],
    [0, 0],
    [0, height],
  );
  drawing.add(`<rect width="${width}" height="${height}" fill="${water}"/>`);
  drawing.add(sunbeams(drawing, variant));
  shoal(scene, hue);
  reefEdge(scene, hue, 0.62, 0.34);
  const places = [
    [0.2, 0.2, 0.3, 3],
    [0.84, 0.16, 0.26, 3],
    [0.12, 0.52, 0.24, 1.6],
    [0.88, 0.56, 0.28, 1.6],
  ] as const;
  places.forEach(([x, y, size, blur], index) => {
    const left = stage.wide ? 0.44 : 0;
    paintCompanion(
      scene,
      companion(scene, index + variant),
      {
        x: width * (left + (1 - left) * x),
        y: height * y,
        size: stage.size * size,
        flip: x > 0.5 !== (index % 2 === 0),
        opacity: 0.9,
      },
      blur,
    );
  });
  drawing.add(glow(drawing, stage.x, stage.y, stage.size * 0.62, ['#e9ffff', 0.55]));
  paintSubject(
    scene,
    { rotate: variant % 2 === 0 ? -8 : 8, flip: variant % 3 === 1 },
    { colour: '#f5ffff', width: stage.size * 0.012 },
  );
  drawing.add(sight(stage.x + stage.size * 0.2, stage.y - stage.size * 0.18, stage.size * 0.17));
  drawing.add(bubbles(drawing, 34));
  coinSpray(scene);
  drawing.add(
    scrim(drawing, stage.wide ? 'left' : 'bottom', oklch(0.16, 0.06, hue + 28), 0.45, 0.85),
  );
  weeds(scene, hue);
  paintTitle(scene, { scrim: false });
};

function sunbeams(drawing: Drawing, variant: number): string {
  const { width, height } = drawing;
  const fade = drawing.linear(
    [
      [0, '#ffffff', 0.5],
      [1, '#ffffff', 0],
    ],
    [0, 0],
    [0, height * 0.75],
  );
  const source = width * (0.2 + (variant % 4) * 0.2);
  return Array.from({ length: 6 }, (_, index) => {
    const foot = source + (index - 2.5) * width * 0.34;
    const half = width * (0.03 + (index % 3) * 0.025);
    return svg`<path d="M${source + (index - 2.5) * width * 0.06} 0L${foot - half}
      ${height * 0.8}H${foot + half * 1.6}Z" fill="${fill(fade)}"/>`;
  }).join('');
}

function fill(paint: string): string {
  return `${paint}" opacity="0.55`;
}

/** Far fish, no more than shapes. */
function shoal({ drawing, stage }: Scene, hue: number): void {
  const { width, height, random } = drawing;
  const left = stage.wide ? width * 0.4 : 0;
  const colour = oklch(0.5, 0.1, hue + 10);
  for (let index = 0; index < 18; index += 1) {
    const x = left + random.next() * (width - left);
    const y = random.between(0.06, 0.5) * height;
    const size = random.between(0.02, 0.045) * width;
    const d = svg`M${x} ${y}q${size} ${-size * 0.8} ${size * 2} 0l${size * 0.8}
      ${-size * 0.5}v${size}l${-size * 0.8} ${-size * 0.5}q${-size} ${size * 0.8} ${-size * 2}
      0z`;
    drawing.add(`<path d="${d}" fill="${colour}" opacity="0.55"/>`);
  }
}

/** A ridge of the sea floor. */
function reefEdge({ drawing }: Scene, hue: number, level: number, lightness: number): void {
  const { width, height, random } = drawing;
  let d = `M0 ${height}V${n(height * level)}`;
  for (let x = 0; x < width; x += width / 6) {
    const rise = random.between(-0.05, 0.09) * height;
    d += `q${n(width / 12)} ${n(-rise)} ${n(width / 6)} 0`;
  }
  drawing.add(
    `<path d="${d}V${height}Z" fill="${oklch(lightness, 0.09, hue + 20)}" opacity="0.8"/>`,
  );
}

function weeds({ drawing }: Scene, hue: number): void {
  const { width, height, random } = drawing;
  for (let index = 0; index < 9; index += 1) {
    const edge = index % 2 === 0 ? random.between(0, 0.16) : random.between(0.84, 1);
    const x = edge * width;
    const tall = random.between(0.1, 0.24) * height;
    const sway = random.between(-0.06, 0.06) * width;
    const colour = oklch(random.between(0.4, 0.58), 0.13, index % 3 === 0 ? 20 : hue - 50);
    drawing.add(
      svg`<path d="M${x} ${height}q${sway} ${-tall * 0.5} 0 ${-tall}q${width * 0.03 + sway}
        ${tall * 0.5} ${width * 0.024} ${tall}z" fill="${colour}"/>`,
    );
  }
}

function bubbles(drawing: Drawing, count: number): string {
  const { width, height, random } = drawing;
  return Array.from({ length: count }, () => {
    const radius = random.between(0.006, 0.026) * width;
    const x = random.next() * width;
    const y = random.next() * height * 0.8;
    return (
      svg`<circle cx="${x}" cy="${y}" r="${radius}" fill="#ffffff" fill-opacity="0.16"
        stroke="#ffffff" stroke-opacity="0.6" stroke-width="1"/>` +
      svg`<circle cx="${x - radius * 0.35}" cy="${y - radius * 0.35}" r="${radius * 0.25}"
        fill="#ffffff" opacity="0.9"/>`
    );
  }).join('');
}

function sight(x: number, y: number, radius: number): string {
  const ring = (r: number, width: number) =>
    svg`<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="#ff4d57"
      stroke-width="${width}"/>`;
  const mark = [0, 90, 180, 270]
    .map(
      (angle) =>
        svg`<path transform="rotate(${angle} ${x} ${y})" d="M${x}
          ${y - radius * 1.35}V${y - radius * 0.62}" stroke="#ff4d57"
          stroke-width="${radius * 0.12}" stroke-linecap="round"/>`,
    )
    .join('');
  return svg`<g
    opacity="0.92">${ring(radius, radius * 0.1)}${ring(radius * 0.12, radius * 0.14)}${mark}
    </g>`;
}

function coinSpray(scene: Scene): void {
  const { drawing, stage } = scene;
  for (let index = 0; index < 6; index += 1) {
    const angle = Math.PI * (0.1 + index * 0.16);
    const place = {
      x: stage.x + Math.cos(angle) * stage.size * 0.52,
      y: stage.y + Math.sin(angle) * stage.size * 0.5,
      size: stage.size * 0.14,
      rotate: index * 24,
    };
    drawing.add(glow(drawing, place.x, place.y, stage.size * 0.12, [gold.light, 0.6]));
    paintCompanion(scene, 'coin', place);
  }
}
