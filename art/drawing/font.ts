import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { n } from './drawing.ts';

type Path = {
  readonly commands: readonly PathStep[];
};

type PathStep = {
  readonly type: 'M' | 'L' | 'Q' | 'C' | 'Z';
  readonly x?: number;
  readonly y?: number;
  readonly x1?: number;
  readonly y1?: number;
  readonly x2?: number;
  readonly y2?: number;
};

type Font = {
  readonly getPath: (text: string, x: number, y: number, size: number) => Path;
  readonly getAdvanceWidth: (text: string, size: number) => number;
};

const require = createRequire(import.meta.url);
/** The package ships no types of its own and is known to Node as CommonJS. */
const opentype = require('opentype.js') as { readonly parse: (bytes: ArrayBuffer) => Font };

/** Openly licensed display fonts; letters are drawn as outlines, so no machine needs the fonts. */
const fontFiles = {
  bungee: '@fontsource/bungee/files/bungee-latin-400-normal.woff',
  cinzel: '@fontsource/cinzel/files/cinzel-latin-900-normal.woff',
  lilita: '@fontsource/lilita-one/files/lilita-one-latin-400-normal.woff',
  limelight: '@fontsource/limelight/files/limelight-latin-400-normal.woff',
  russo: '@fontsource/russo-one/files/russo-one-latin-400-normal.woff',
  shrikhand: '@fontsource/shrikhand/files/shrikhand-latin-400-normal.woff',
  titan: '@fontsource/titan-one/files/titan-one-latin-400-normal.woff',
} as const;

export type FontName = keyof typeof fontFiles;

const loaded = new Map<FontName, Font>();

function fontOf(name: FontName): Font {
  const known = loaded.get(name);
  if (known) return known;
  const bytes = readFileSync(require.resolve(fontFiles[name]));
  const font = opentype.parse(
    bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength),
  );
  loaded.set(name, font);
  return font;
}

/** Width of a text in the font at a size. */
export function advance(font: FontName, text: string, size: number): number {
  return fontOf(font).getAdvanceWidth(text, size);
}

/** Outlines of a text with its baseline starting at a point. */
export function glyphData(
  font: FontName,
  text: string,
  size: number,
  [x, y]: readonly [number, number],
): string {
  return dataOf(fontOf(font).getPath(text, x, y, size));
}

/** A short text as one outline with its baseline's start or middle at a point. */
export function outline(
  text: string,
  font: FontName,
  size: number,
  [x, y]: readonly [number, number],
  anchor: 'start' | 'middle' = 'start',
): string {
  const start = anchor === 'middle' ? x - advance(font, text, size) / 2 : x;
  return glyphData(font, text, size, [start, y]);
}

/** Writes path data itself, since the library's rounding turns some coordinates into NaN. */
function dataOf(path: Path): string {
  return path.commands
    .map(({ type, x1, y1, x2, y2, x, y }) => {
      const points = [x1, y1, x2, y2, x, y].filter((value) => value !== undefined);
      return type + points.map(n).join(' ');
    })
    .join('');
}
