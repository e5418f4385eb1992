import { oklch } from '../drawing/colour.ts';
import { n, svg } from '../drawing/drawing.ts';
import type { Drawing } from '../drawing/drawing.ts';
import { outline } from '../drawing/font.ts';
import { starPath } from '../drawing/motif.ts';
import { vector } from '../picture.ts';
import type { Picture } from '../picture.ts';

/** OKLCH hue and chroma of each level's material: clay, metals, stones, and a crown's velvet. */
const metals = [
  [40, 0.04],
  [52, 0.1],
  [250, 0.012],
  [85, 0.14],
  [225, 0.03],
  [160, 0.13],
  [262, 0.16],
  [20, 0.18],
  [200, 0.09],
  [315, 0.16],
] as const;

/** An emblem for each VIP level, with its number and as many rays as it has rank. */
export function vipPictures(): readonly Picture[] {
  return metals.map(([hue, chroma], level) =>
    vector(`vip/level-${level}`, 120, 120, (drawing) => paint(drawing, level, hue, chroma)),
  );
}

function paint(drawing: Drawing, level: number, hue: number, chroma: number): void {
  const rim = drawing.linear(
    [
      [0, oklch(0.95, chroma * 0.5, hue + 10)],
      [0.4, oklch(0.78, chroma, hue)],
      [0.6, oklch(0.5, chroma, hue)],
      [1, oklch(0.85, chroma, hue + 10)],
    ],
    [20, 10],
    [100, 110],
  );
  const inside = drawing.radial(
    [
      [0, oklch(0.6, chroma + 0.04, hue)],
      [1, oklch(0.27, chroma * 0.8, hue)],
    ],
    60,
    48,
    50,
  );
  const hexagon = (half: number) => {
    const corners = Array.from({ length: 6 }, (_, index) => {
      const angle = (index / 6) * Math.PI * 2 - Math.PI / 2;
      return `${n(60 + Math.cos(angle) * half)},${n(60 + Math.sin(angle) * half)}`;
    });
    return corners.join(' ');
  };
  if (level >= 3) drawing.add(wings(rim, level));
  drawing.add(
    svg`<polygon points="${hexagon(50)}" fill="${rim}" stroke="${oklch(0.25, chroma, hue)}"
      stroke-width="1.5" stroke-linejoin="round"/>`,
    `<polygon points="${hexagon(41)}" fill="${inside}"/>`,
    svg`<polygon points="${hexagon(41)}" fill="none" stroke="#ffffff" stroke-opacity="0.35"
      stroke-width="1.2"/>`,
    svg`<path d="${outline(String(level), 'cinzel', 44, [60, 74], 'middle')}" fill="#fffaf0"
      stroke="${oklch(0.2, chroma, hue)}" stroke-width="1.2"/>`,
  );
  const stars = Math.min(5, Math.ceil(level / 2));
  for (let index = 0; index < stars; index += 1) {
    const x = 60 + (index - (stars - 1) / 2) * 12;
    drawing.add(
      `<g fill="#fff6d8">${starPath(x, 88 - Math.abs(index - (stars - 1) / 2) * 2, 6)}</g>`,
    );
  }
  if (level >= 6) {
    drawing.add(
      svg`<path d="M42 24L46 6L54 16L60 2L66 16L74 6L78 24Q60 18 42 24Z" fill="${rim}"
        stroke="${oklch(0.25, chroma, hue)}" stroke-width="1.2" stroke-linejoin="round"/>`,
    );
  }
}

function wings(fill: string, level: number): string {
  const feathers = Math.min(4, 1 + Math.floor((level - 3) / 2) + 1);
  return [-1, 1]
    .map((side) =>
      Array.from({ length: feathers }, (_, index) => {
        const y = 84 - index * 15;
        const tip = 60 + side * (58 - index * 2);
        return svg`<path d="M${60 + side * 34} ${y}Q${60 + side * 52} ${y - 2} ${tip}
          ${y - 20}Q${60 + side * 56} ${y + 4} ${60 + side * 34} ${y + 10}Z" fill="${fill}"
          stroke="#1b1020" stroke-opacity="0.4" stroke-width="1"/>`;
      }).join(''),
    )
    .join('');
}
