import { expect, test } from 'vitest';
import { keepNamed } from './used-attributes.ts';

const table = `[
    ["strokeWidth", "stroke-width"],
    ["xHeight", "x-height"],
    ["xlinkHref", "xlink:href"]
  ]`;

test('an attribute that some code names keeps its spelling, any other loses it', () => {
  expect(keepNamed(table, 'jsx("path", { strokeWidth: 2 })')).toBe(
    '[["strokeWidth", "stroke-width"]]',
  );
  expect(keepNamed(table, 'const maxHeight = 1; const strokeWidths = []')).toBe('[]');
  expect(keepNamed(table, 'xHeight; xlinkHref')).toBe(
    '[["xHeight", "x-height"], ["xlinkHref", "xlink:href"]]',
  );
});
