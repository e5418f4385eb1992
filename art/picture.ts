import { Drawing } from './drawing/drawing.ts';

/** A picture of the site before it is written to files. */
export type Picture = {
  /** Logical name, as used in the site folder and the web app. */
  readonly name: string;
  readonly drawing: Drawing;
  readonly output: Output;
};

export type Output =
  | { readonly format: 'avif'; readonly widths: readonly number[]; readonly quality: number }
  | { readonly format: 'png'; readonly widths: readonly [number] }
  | { readonly format: 'svg' };

/** A picture that stays a vector. */
export function vector(
  name: string,
  width: number,
  height: number,
  paint: (drawing: Drawing) => void,
): Picture {
  return { name, drawing: painted(name, width, height, paint), output: { format: 'svg' } };
}

/** A picture that is written as AVIF in some widths. */
export function raster(
  name: string,
  [width, height]: readonly [number, number],
  widths: readonly number[],
  paint: (drawing: Drawing) => void,
  quality = 52,
): Picture {
  return {
    name,
    drawing: painted(name, width, height, paint),
    output: { format: 'avif', widths, quality },
  };
}

function painted(
  name: string,
  width: number,
  height: number,
  paint: (drawing: Drawing) => void,
): Drawing {
  const drawing = new Drawing(width, height, name);
  paint(drawing);
  return drawing;
}
