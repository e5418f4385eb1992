import { createRequire } from 'node:module';
import { n } from './drawing.ts';
import type { Drawing } from './drawing.ts';

type IconSet = {
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
};

const require = createRequire(import.meta.url);
const emoji = require('@iconify-json/fluent-emoji-flat/icons.json') as IconSet;
/** Side of the square that the set draws its icons in. */
const side = 32;

export type IconPlace = {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly rotate?: number;
  readonly flip?: boolean;
  readonly opacity?: number;
  readonly filter?: string;
};

/** An icon of the set, its centre at x, y. */
export function icon(drawing: Drawing, name: string, place: IconPlace): string {
  const scale = place.size / side;
  const turn = place.rotate ? ` rotate(${n(place.rotate)})` : '';
  const flip = place.flip ? `${n(-scale)} ${n(scale)}` : n(scale);
  const shift = `translate(${-side / 2} ${-side / 2})`;
  const opacity = place.opacity === undefined ? '' : ` opacity="${place.opacity}"`;
  const filter = place.filter === undefined ? '' : ` filter="${place.filter}"`;
  const transform = `translate(${n(place.x)} ${n(place.y)})${turn} scale(${flip}) ${shift}`;
  // The filter sits outside, so that its lengths are those of the picture and not of the icon.
  return `<g${filter}${opacity}><g transform="${transform}">${bodyOf(drawing, name)}</g></g>`;
}

/** Renames the ids inside an icon, because a picture may hold the same icon twice. */
function bodyOf(drawing: Drawing, name: string): string {
  const body = emoji.icons[name]?.body;
  if (body === undefined) throw new Error(`The icon set has no icon "${name}".`);
  const renamed = new Map<string, string>();
  for (const [, id = ''] of body.matchAll(/ id="([^"]+)"/gu)) renamed.set(id, drawing.nextId());
  return body.replaceAll(/(id="|url\(#|href="#)([^")]+)/gu, (whole, lead: string, id: string) =>
    renamed.has(id) ? `${lead}${renamed.get(id)}` : whole,
  );
}
