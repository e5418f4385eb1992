import { describe, expect, test } from 'vitest';
import { allPictures } from './all-pictures.ts';
import { Drawing } from './drawing/drawing.ts';
import { icon } from './drawing/icon.ts';
import { planPicture } from './encode.ts';
import type { Picture } from './picture.ts';
import { hotGameIds, namedPictures } from './site-pictures.ts';

const pictures = allPictures(hotGameIds());

test('every picture that the site folder names is drawn', () => {
  const drawn = new Set(pictures.map(({ name }) => name));
  expect(namedPictures().filter((name) => !drawn.has(name))).toEqual([]);
  expect(namedPictures().length).toBeGreaterThan(150);
});

test('no two pictures share a name', () => {
  expect(new Set(pictures.map(({ name }) => name)).size).toBe(pictures.length);
});

test('no picture holds a coordinate that is not a number, text, or a script', () => {
  const unfit = /NaN|undefined|Infinity|<text|<script/u;
  expect(namesWhere(({ drawing }) => unfit.test(drawing.toSvg()))).toEqual([]);
});

test('every reference inside a picture names an id of that picture, and ids are not shared', () => {
  const isBroken = ({ drawing }: Picture) => {
    const svg = drawing.toSvg();
    const ids = [...svg.matchAll(/ id="([^"]+)"/gu)].map(([, id]) => id);
    const used = [...svg.matchAll(/url\(#([^)]+)\)/gu)].map(([, id]) => id);
    return new Set(ids).size !== ids.length || used.some((id) => !ids.includes(id));
  };
  expect(namesWhere(isBroken)).toEqual([]);
});

function namesWhere(holds: (picture: Picture) => boolean): readonly string[] {
  return pictures.filter(holds).map(({ name }) => name);
}

test('drawing a picture again gives the same files and names', () => {
  const again = allPictures(hotGameIds());
  expect(again.map(planPicture).map(({ files }) => files)).toEqual(
    pictures.map(planPicture).map(({ files }) => files),
  );
});

describe('file names', () => {
  const plan = (colour: string) => {
    const drawing = new Drawing(40, 20, 'x');
    drawing.add(`<rect width="40" height="20" fill="${colour}"/>`);
    const output = { format: 'avif', widths: [40, 20], quality: 50 } as const;
    return planPicture({ name: 'a/b', drawing, output });
  };

  test('have a hash of the drawing and the width of smaller copies', () => {
    const [whole, half] = plan('red').files;
    expect(whole?.path).toMatch(/^a\/b\.[0-9a-f]{10}\.avif$/u);
    expect(half).toEqual({ path: whole?.path.replace('.avif', '.20w.avif'), width: 20 });
    expect(plan('blue').files[0]?.path).not.toBe(whole?.path);
  });
});

test('an icon that the set does not have is an error with its name', () => {
  expect(() =>
    icon(new Drawing(10, 10, 'x'), 'unicorn-on-stilts', { x: 5, y: 5, size: 8 }),
  ).toThrow('The icon set has no icon "unicorn-on-stilts".');
});
