import { randomInt } from 'node:crypto';

type Point = readonly [x: number, y: number];

const width = 200;
const height = 72;
const digitWidth = 22;
const digitHeight = 38;
const falseLines = 4;
const ink = '#22304d';
const paper = '#f3ecdd';

/** One stroke for each digit, from 0 to 100 across and down. */
const strokes: readonly (readonly Point[])[] = [
  '50,0 10,25 10,75 50,100 90,75 90,25 50,0',
  '15,30 55,0 55,100',
  '10,25 50,0 90,25 50,60 10,100 95,100',
  '10,5 60,0 90,25 40,47 90,72 60,100 10,93',
  '70,100 70,0 5,70 100,70',
  '90,0 20,0 15,45 60,40 90,70 60,100 10,92',
  '80,0 35,25 10,70 45,100 88,78 60,50 15,70',
  '5,0 95,0 40,100',
  '50,47 15,22 50,0 85,22 50,47 10,75 50,100 90,75 50,47',
  '85,30 50,50 12,27 50,0 85,30 80,70 50,100',
].map((stroke) =>
  stroke.split(' ').map((point): Point => {
    const [x = 0, y = 0] = point.split(',').map(Number);
    return [x / 100, y / 100];
  }),
);

/** Evenly spread between the two, in hundredths. */
function between(least: number, most: number): number {
  return randomInt(Math.round(least * 100), Math.round(most * 100) + 1) / 100;
}

function pathOf(points: readonly Point[]): string {
  return points
    .map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`)
    .join('');
}

/** The stroke of a digit, turned, slanted, stretched and shaken. */
function digitPath(digit: number, left: number): string {
  const angle = between(-0.3, 0.3);
  const slant = between(-0.25, 0.25);
  const [wide, tall] = [digitWidth * between(0.85, 1.2), digitHeight * between(0.8, 1.15)];
  const [middleX, middleY] = [left + digitWidth / 2, height / 2 + between(-7, 7)];
  const points = (strokes[digit] ?? []).map(([x, y]): Point => {
    const shakenY = (y - 0.5) * tall + between(-1.3, 1.3);
    const shakenX = (x - 0.5) * wide + slant * shakenY + between(-1.3, 1.3);
    return [
      middleX + shakenX * Math.cos(angle) - shakenY * Math.sin(angle),
      middleY + shakenX * Math.sin(angle) + shakenY * Math.cos(angle),
    ];
  });
  return pathOf(points);
}

function falseLine(): string {
  const y = () => between(6, height - 6).toFixed(1);
  return `M0 ${y()}C${width / 3} ${y()} ${(2 * width) / 3} ${y()} ${width} ${y()}`;
}

function strokeTag(path: string, strokeWidth: number): string {
  return `<path d="${path}" stroke-width="${strokeWidth.toFixed(1)}"/>`;
}

/** An SVG without any text: the digits are strokes among false lines, in mixed order. */
export function drawDigits(digits: string): string {
  const step = (width - 24) / digits.length;
  const tags = [
    ...[...digits].map((digit, place) => {
      const left = 12 + place * step + (step - digitWidth) / 2 + between(-3, 3);
      return strokeTag(digitPath(Number(digit), left), between(3, 4));
    }),
    ...Array.from({ length: falseLines }, () => strokeTag(falseLine(), between(0.8, 1.4))),
  ];
  for (let last = tags.length - 1; last > 0; last -= 1) {
    const other = randomInt(last + 1);
    [tags[last], tags[other]] = [tags[other] ?? '', tags[last] ?? ''];
  }
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">` +
    `<path d="M0 0H${width}V${height}H0Z" fill="${paper}"/>` +
    `<g fill="none" stroke="${ink}" stroke-linecap="round" stroke-linejoin="round">` +
    `${tags.join('')}</g></svg>`
  );
}
