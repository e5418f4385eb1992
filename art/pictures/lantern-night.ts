import { gold, oklch } from '../drawing/colour.ts';
import { n, svg } from '../drawing/drawing.ts';
import type { Drawing } from '../drawing/drawing.ts';
import { bokeh, glow, scrim } from '../drawing/light.ts';
import { starPath } from '../drawing/motif.ts';
import { lantern, pavilion } from './pavilion.ts';

export type NightLook = {
  /** OKLCH hue of the sky. */
  readonly hue: number;
  readonly pavilionX: number;
  readonly lanterns: number;
  readonly moon: boolean;
};

/** The pavilion by the water at night: the main picture of the brand. */
export function lanternNight(drawing: Drawing, look: NightLook): void {
  const { width, height, random } = drawing;
  const shore = height * 0.78;
  const sky = drawing.linear(
    [
      [0, oklch(0.13, 0.05, look.hue)],
      [0.5, oklch(0.27, 0.1, look.hue)],
      [0.8, oklch(0.46, 0.13, look.hue + 50)],
      [1, oklch(0.62, 0.14, look.hue + 100)],
    ],
    [0, 0],
    [0, shore],
  );
  drawing.add(`<rect width="${width}" height="${height}" fill="${sky}"/>`);
  for (let index = 0; index < 70; index += 1) {
    const star = starPath(
      random.next() * width,
      random.next() * shore * 0.7,
      random.between(0.8, 3.4),
    );
    drawing.add(`<g fill="#fff8e0" opacity="${n(random.between(0.3, 0.95))}">${star}</g>`);
  }
  if (look.moon) {
    const x = width * look.pavilionX - height * 0.16;
    drawing.add(glow(drawing, x, height * 0.4, height * 0.6, ['#ffe9b8', 0.7]));
    drawing.add(
      svg`<circle cx="${x}" cy="${height * 0.4}" r="${height * 0.29}" fill="#fff0cc"
        opacity="0.92"/>`,
    );
  }
  hills(drawing, shore, look.hue);
  const unit = height * 0.78;
  const x = width * look.pavilionX;
  drawing.add(glow(drawing, x, shore - unit * 0.3, unit * 0.9, ['#ff9d3c', 0.55]));
  drawing.add(pavilion(drawing, x, shore + 4, unit));
  water(drawing, shore, look, x, unit);
  afloat(drawing, look, shore);
  drawing.add(bokeh(drawing, [gold.light, '#ff9d3c'], 20));
  drawing.add(scrim(drawing, 'left', oklch(0.13, 0.05, look.hue), 0.62, 0.78));
}

function hills(drawing: Drawing, shore: number, hue: number): void {
  const { width, height, random } = drawing;
  [0.3, 0.22].forEach((lightness, index) => {
    const step = width / (4 + index * 2);
    let d = `M0 ${n(shore)}V${n(shore - height * (0.16 - index * 0.06))}`;
    for (let x = 0; x < width; x += step) {
      d += `q${n(step / 2)} ${n(-random.between(0.03, 0.16) * height)} ${n(step)} 0`;
    }
    drawing.add(`<path d="${d}V${n(shore)}Z" fill="${oklch(lightness, 0.08, hue + 20)}"/>`);
  });
}

/** Still water that reflects the light of the pavilion. */
function water(drawing: Drawing, shore: number, look: NightLook, x: number, unit: number): void {
  const { width, height, random } = drawing;
  const depth = drawing.linear(
    [
      [0, oklch(0.4, 0.12, look.hue + 50)],
      [1, oklch(0.14, 0.05, look.hue)],
    ],
    [0, shore],
    [0, height],
  );
  drawing.add(
    `<rect y="${n(shore)}" width="${width}" height="${n(height - shore)}" fill="${depth}"/>`,
  );
  drawing.add(glow(drawing, x, shore + unit * 0.08, unit * 0.5, ['#ffb14d', 0.7]));
  for (let index = 0; index < 46; index += 1) {
    const y = shore + random.next() ** 1.4 * (height - shore);
    const spread = 0.3 + ((y - shore) / (height - shore)) * 0.9;
    const at = x + (random.next() - 0.5) * unit * spread * 1.5;
    const length = random.between(0.02, 0.1) * unit * spread;
    const place = svg`x="${at}" y="${y}" width="${length}" height="${random.between(1.2, 3)}"`;
    drawing.add(
      svg`<rect ${place} rx="1.5" fill="${random.pick(['#ffe0a0', '#ffb14d', '#ff8a3c'])}"
        opacity="${random.between(0.35, 0.9)}"/>`,
    );
  }
}

/** Lanterns in the air, larger the nearer. */
function afloat(drawing: Drawing, look: NightLook, shore: number): void {
  const { width, height, random } = drawing;
  for (let index = 0; index < look.lanterns; index += 1) {
    const near = index / look.lanterns;
    const size = height * (0.035 + near * 0.1) * random.between(0.85, 1.15);
    const x = width * (0.3 + random.next() * 0.68);
    const y = random.between(0.08, 0.6) * shore;
    drawing.add(lantern(drawing, x, y, size, index % 3 === 0 ? 'gold' : 'red'));
  }
}
