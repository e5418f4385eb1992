import { gold } from '../drawing/colour.ts';
import { n } from '../drawing/drawing.ts';
import type { Drawing } from '../drawing/drawing.ts';
import { advance, outline } from '../drawing/font.ts';
import { raster, vector } from '../picture.ts';
import type { Picture } from '../picture.ts';
import { lanternNight } from './lantern-night.ts';

const brandName = 'Pavilion';

/** The logo in its forms, the icons of the installed app, the picture for shared links. */
export function brandPictures(): readonly Picture[] {
  return [
    vector('brand/mark', 64, 64, (drawing) => drawing.add(mark(drawing, 0, 0, 64))),
    wordmark('brand/wordmark-on-dark', '#fff6e3'),
    wordmark('brand/wordmark-on-light', '#2a1a2e'),
    appIcon('brand/icon-192', 192, 0.74, 0.22),
    appIcon('brand/icon-512', 512, 0.74, 0.22),
    appIcon('brand/icon-maskable-512', 512, 0.58, 0),
    appIcon('brand/apple-touch-icon-180', 180, 0.7, 0),
    vector('brand/favicon', 64, 64, (drawing) => tile(drawing, 64, 0.78, 0.22)),
    raster('brand/share', [1200, 630], [1200], (drawing) => {
      lanternNight(drawing, { hue: 285, pavilionX: 0.72, lanterns: 14, moon: true });
      drawing.add(mark(drawing, 90, 190, 130));
      drawing.add(`<path d="${outline(brandName, 'limelight', 110, [90, 440])}" fill="#fff6e3"/>`);
    }),
  ];
}

function wordmark(name: string, ink: string): Picture {
  const size = 40;
  const width = Math.ceil(64 + 10 + advance('limelight', brandName, size) + 2);
  return vector(name, width, 64, (drawing) => {
    drawing.add(mark(drawing, 0, 0, 64));
    drawing.add(`<path d="${outline(brandName, 'limelight', size, [74, 46])}" fill="${ink}"/>`);
  });
}

function appIcon(name: string, side: number, share: number, corner: number): Picture {
  const drawing = vector(name, side, side, (canvas) => tile(canvas, side, share, corner)).drawing;
  return { name, drawing, output: { format: 'png', widths: [side] } };
}

/** The mark on its night ground; `corner` 0 fills the square, as masks want it. */
function tile(drawing: Drawing, side: number, share: number, corner: number): void {
  const ground = drawing.radial(
    [
      [0, '#5b2350'],
      [0.55, '#2b1338'],
      [1, '#150a20'],
    ],
    side / 2,
    side * 0.6,
    side * 0.75,
  );
  drawing.add(`<rect width="${side}" height="${side}" rx="${n(side * corner)}" fill="${ground}"/>`);
  const size = side * share;
  drawing.add(mark(drawing, (side - size) / 2, (side - size) / 2, size));
}

/** A pavilion with a lantern, in a square of the given side. */
function mark(drawing: Drawing, x: number, y: number, side: number): string {
  const metal = drawing.linear(
    [
      [0, gold.pale],
      [0.45, gold.light],
      [1, gold.mid],
    ],
    [0, 4],
    [0, 60],
  );
  const light = drawing.radial(
    [
      [0, '#fffbe6'],
      [0.4, '#ffcf5c'],
      [1, '#f0502f'],
    ],
    32,
    43,
    11,
  );
  const parts = [
    `<path d="M32 3L33.8 8.6H30.2Z" fill="${metal}"/>`,
    `<path d="M3 27.4Q17.5 24.6 26.4 9.6Q32 8.2 37.6 9.6Q46.5 24.6 61 27.4Q60 31.6 56.6 32.6Q44.5 29.4 32 29.4Q19.5 29.4 7.4 32.6Q4 31.6 3 27.4Z" fill="${metal}"/>`,
    `<path d="M12.6 33.6L17 32.8V55H12.6ZM47 32.8L51.4 33.6V55H47Z" fill="${metal}"/>`,
    `<rect x="6" y="56" width="52" height="4.6" rx="2.3" fill="${metal}"/>`,
    `<path d="M31.1 29.6H32.9V33H31.1Z" fill="${metal}"/>`,
    `<rect x="27.6" y="32.6" width="8.8" height="2.2" rx="1.1" fill="${metal}"/>`,
    `<ellipse cx="32" cy="42.4" rx="9.4" ry="8" fill="${light}"/>`,
    `<rect x="27.6" y="50" width="8.8" height="2.2" rx="1.1" fill="${metal}"/>`,
  ];
  return `<g transform="translate(${n(x)} ${n(y)}) scale(${side / 64})">${parts.join('')}</g>`;
}
