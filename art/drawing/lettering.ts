import { n } from './drawing.ts';
import type { Drawing, Stop } from './drawing.ts';
import { advance, glyphData } from './font.ts';
import type { FontName } from './font.ts';

export type LetteringLook = {
  readonly font: FontName;
  readonly fill: readonly Stop[];
  readonly stroke: string;
  /** A second, wider outline; left out when not wanted. */
  readonly halo?: string;
  readonly capitals?: boolean;
  /** Share of a line's width by which its middle rises; 0 is straight. */
  readonly arc?: number;
  readonly tilt?: number;
  readonly slant?: number;
};

export type LetteringBox = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly align?: 'left' | 'middle';
  readonly mostLines?: number;
};

/** A title as outlines, broken into lines and set as large as its box allows. */
export function lettering(
  drawing: Drawing,
  title: string,
  look: LetteringLook,
  box: LetteringBox,
): string {
  const words = (look.capitals ? title.toUpperCase() : title).split(' ');
  const { font } = look;
  const { lines, size } = bestLines(words, look, box);
  const leading = size * lineHeight;
  const top = box.y + (box.height - leading * lines.length) / 2 + leading * 0.8;
  const align = box.align ?? 'middle';
  const shapes = lines.map((line, index) => {
    const width = advance(font, line, size);
    const x = align === 'left' ? box.x : box.x + (box.width - width) / 2;
    return lineOutline(font, line, size, { x, y: top + index * leading, width }, look.arc ?? 0);
  });
  const d = shapes.join('');
  const fill = drawing.linear(
    look.fill,
    [0, top - size * 0.75],
    [0, top + leading * (lines.length - 1)],
  );
  const centre = [box.x + box.width / 2, box.y + box.height / 2] as const;
  return turned(look, centre, layers(d, size, fill, look));
}

const lineHeight = 0.98;

function layers(d: string, size: number, fill: string, look: LetteringLook): string {
  const border = (width: number, colour: string, dy: number) =>
    `<path d="${d}" transform="translate(0 ${n(dy)})" fill="none" stroke="${colour}"` +
    ` stroke-width="${n(width)}" stroke-linejoin="round"/>`;
  return [
    look.halo ? border(size * 0.34, look.halo, size * 0.03) : '',
    border(size * 0.2, look.stroke, size * 0.09),
    border(size * 0.2, look.stroke, 0),
    `<path d="${d}" fill="${fill}"/>`,
  ].join('');
}

function turned(look: LetteringLook, [x, y]: readonly [number, number], body: string): string {
  if (!look.tilt && !look.slant) return `<g>${body}</g>`;
  const steps = [
    `translate(${n(x)} ${n(y)})`,
    `rotate(${look.tilt ?? 0})`,
    `skewX(${look.slant ?? 0})`,
    `translate(${n(-x)} ${n(-y)})`,
  ];
  return `<g transform="${steps.join(' ')}">${body}</g>`;
}

/** Of all ways to break the words into lines, the one that can be set largest. */
function bestLines(words: readonly string[], look: LetteringLook, box: LetteringBox) {
  let best = { lines: [words.join(' ')], size: 0 };
  for (const lines of breaks(words, box.mostLines ?? 3)) {
    const widest = Math.max(...lines.map((line) => advance(look.font, line, 100)));
    // The outline reaches beyond the letters, and an arc needs room above them.
    const byWidth = (box.width / (widest + 22)) * 100;
    const byHeight = box.height / (lines.length * lineHeight + (look.arc ?? 0) * 2);
    const size = Math.min(byWidth, byHeight);
    if (size > best.size) best = { lines: [...lines], size };
  }
  return best;
}

function breaks(words: readonly string[], most: number): readonly (readonly string[])[] {
  const whole = [words.join(' ')];
  if (most === 1 || words.length === 1) return [whole];
  const more = words.slice(1).flatMap((_, index) => {
    const first = words.slice(0, index + 1).join(' ');
    return breaks(words.slice(index + 1), most - 1).map((rest) => [first, ...rest]);
  });
  return [whole, ...more];
}

/** Each letter is placed by itself, so that a line can rise in its middle. */
function lineOutline(
  font: FontName,
  line: string,
  size: number,
  at: { x: number; y: number; width: number },
  arc: number,
): string {
  if (arc === 0) return glyphData(font, line, size, [at.x, at.y]);
  const letters = [...line];
  let x = at.x;
  return letters
    .map((letter, index) => {
      const upTo = advance(font, letters.slice(0, index + 1).join(''), size);
      const width = at.x + upTo - x;
      const place = (x + width / 2 - at.x) / at.width - 0.5;
      const rise = (1 - 4 * place * place) * arc * size;
      const data = glyphData(font, letter, size, [x, at.y - rise]);
      x = at.x + upTo;
      return data;
    })
    .join('');
}
