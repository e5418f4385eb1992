import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../', import.meta.url));
const licences = readFileSync(join(root, 'docs/licences.md'), 'utf8');

test('every font that lettering is set in is named with its licence', () => {
  const fonts = readFileSync(join(root, 'art/drawing/font.ts'), 'utf8');
  const packages = [...fonts.matchAll(/'(@fontsource\/[a-z-]+)\//gu)].map(([, name]) => name);
  expect(packages.length).toBeGreaterThan(0);
  expect(packages.filter((name) => !licences.includes(`\`${name}\``))).toEqual([]);
});

test('every icon that asks for its author is named with the author', () => {
  const used = ['apps/sandbox/src', 'apps/web/src'].flatMap((folder) =>
    iconsIn(join(root, folder)),
  );
  expect(used.filter((icon) => !licences.includes(`\n| ${icon} `))).toEqual([]);
});

function iconsIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/u.test(name))
    .flatMap((name) => [
      ...readFileSync(join(folder, name), 'utf8').matchAll(/icon:game-icons\/([a-z0-9-]+)/gu),
    ])
    .map(([, icon = '']) => icon);
}
