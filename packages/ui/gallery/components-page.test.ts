import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The component files that a file imports, directly or not. */
function reached(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  const source = readFileSync(path.join(root, file), 'utf8');
  for (const [, imported = ''] of source.matchAll(/from '(\.[^']+\.tsx)'/g)) {
    reached(path.join(path.dirname(file), imported), found);
  }
  return found;
}

test('Console: the gallery shows every component', () => {
  const parts = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /^(?!gallery).*\/[A-Z]\w+\.tsx$/.test(file) && !file.includes('node_modules'))
    .map((file) => file.split(path.sep).join('/'));
  expect(parts.length).toBeGreaterThan(30);
  const shown = reached('gallery/ComponentsPage.tsx');
  expect(parts.filter((file) => !shown.has(file))).toEqual([]);
});
