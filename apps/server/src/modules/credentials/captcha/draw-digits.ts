import { randomInt } from 'node:crypto';
import sharp from 'sharp';
import { drawLine, noInk, smoothed, turnEllipse, type Ink, type Point } from './ink.ts';

type Warp = (point: Point) => Point;

/** Drawn at twice the displayed size, to be sharp on a phone's screen. */
const width = 400;
const height = 144;
const digitWidth = 50;
const digitHeight = 88;
const inkColour = [0x22, 0x30, 0x4d] as const;
const paperColour = [0xf3, 0xec, 0xdd] as const;

/** One stroke for each digit, from 0 to 100 across and down. */
const strokes: readonly (readonly Point[])[] = [
  '50,0 22,10 10,35 10,65 22,90 50,100 78,90 90,65 90,35 78,10 50,0',
  '18,26 56,0 56,100',
  '12,26 25,6 50,0 78,8 88,28 76,50 12,100 92,100',
  '12,12 45,0 78,8 86,26 74,43 42,48 78,56 90,74 76,93 45,100 10,90',
  '72,100 72,0 6,70 98,70',
  '86,0 24,0 18,44 52,38 82,48 90,70 78,92 48,100 12,90',
  '80,4 48,12 20,40 10,70 26,94 54,100 82,90 88,68 74,50 48,46 18,60',
  '6,0 94,0 60,45 38,100',
  '50,47 20,36 16,16 50,0 84,16 80,36 50,47 14,62 10,84 50,100 90,84 86,62 50,47',
  '84,38 58,52 26,48 12,30 22,8 50,0 76,8 86,34 80,70 50,100',
].map((stroke) =>
  stroke.split(' ').map((point): Point => {
    const [x = 0, y = 0] = point.split(',').map(Number);
    return [x / 100, y / 100];
  }),
);

/** A random number between the two, evenly spread, in hundredths. */
function between(least: number, most: number): number {
  return randomInt(Math.round(least * 100), Math.round(most * 100) + 1) / 100;
}

/** Bends the whole picture along random waves. */
function newWarp(): Warp {
  const wave = (size: number) => {
    const [start, step] = [between(0, 6.28), between(28, 44)];
    return (along: number) => size * Math.sin(start + along / step);
  };
  const [down, across] = [wave(between(5, 8)), wave(between(3, 5))];
  return ([x, y]) => [x + across(y), y + down(x)];
}

const hasCorners: ReadonlySet<number> = new Set([1, 4, 7]);

/** The stroke of a digit, rotated, slanted, stretched and jittered at random. */
function digitStroke(digit: number, middleX: number, warp: Warp): readonly Point[] {
  const angle = between(-0.22, 0.22);
  const slant = between(-0.15, 0.15);
  const [wide, tall] = [digitWidth * between(0.85, 1.1), digitHeight * between(0.85, 1.15)];
  const middleY = height / 2 + between(-12, 12);
  const points = (strokes[digit] ?? []).map(([x, y]): Point => {
    const shakenY = (y - 0.5) * tall + between(-2, 2);
    const shakenX = (x - 0.5) * wide + slant * shakenY + between(-2, 2);
    return warp([
      middleX + shakenX * Math.cos(angle) - shakenY * Math.sin(angle),
      middleY + shakenX * Math.sin(angle) + shakenY * Math.cos(angle),
    ]);
  });
  return hasCorners.has(digit) ? points : smoothed(points);
}

/** A line from edge to edge, through the digits. */
function drawFalseLine(ink: Ink): void {
  const handles = [-0.3, 0, 0.35, 0.65, 1, 1.3].map((share): Point => [
    share * width,
    between(16, height - 16),
  ]);
  drawLine(ink, smoothed(handles, 12), between(2.8, 4.4));
}

function drawCrumb(ink: Ink): void {
  const [x, y] = [between(0, width), between(0, height)];
  const end: Point = [x + between(-12, 12), y + between(-12, 12)];
  drawLine(ink, [[x, y], end], between(2.4, 4.4));
}

/** Inverts patches, so that no threshold of brightness separates digits from ground. */
function turnPatches(ink: Ink): void {
  const patches = 4;
  for (let at = 0; at < patches; at += 1) {
    const x = ((at + 0.5) * width) / patches + between(-24, 24);
    turnEllipse(ink, [x, between(16, height - 16)], [between(36, 52), between(36, 64)]);
  }
}

function coloured({ dots }: Ink): Buffer {
  const pixels = Buffer.alloc(3 * dots.length);
  for (const [at, dark] of dots.entries()) {
    for (let channel = 0; channel < 3; channel += 1) {
      const [full = 0, none = 0] = [inkColour[channel], paperColour[channel]];
      pixels[3 * at + channel] = none + Math.round(((full - none) * dark) / 255);
    }
  }
  return pixels;
}

/** Draws the digits as a PNG; in a vector drawing a script could read the strokes from the text. */
export function drawDigits(digits: string): Promise<Buffer> {
  const ink = noInk(width, height);
  const warp = newWarp();
  const margin = 36;
  const step = (width - 2 * margin) / digits.length;
  for (const [index, digit] of [...digits].entries()) {
    const middle = margin + (index + 0.5) * step + between(-3, 3);
    drawLine(ink, digitStroke(Number(digit), middle, warp), between(10, 12));
  }
  for (let lines = 0; lines < 2; lines += 1) drawFalseLine(ink);
  for (let crumbs = 0; crumbs < 14; crumbs += 1) drawCrumb(ink);
  turnPatches(ink);
  return sharp(coloured(ink), { raw: { width, height, channels: 3 } })
    .png({ palette: true, colours: 8, compressionLevel: 9 })
    .toBuffer();
}
