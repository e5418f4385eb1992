import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../run.mjs';
import { importsOf } from './imports.mjs';
import { resolve } from './judge.mjs';

const isFile = (file) => existsSync(path.join(root, file));

/** @type {Map<string, string[]>} */
const read = new Map();

function importedBy(file) {
  if (!/\.[cm]?[jt]sx?$/.test(file)) return [];
  const known = read.get(file);
  if (known) return known;
  const found = importsOf(file, readFileSync(path.join(root, file), 'utf8'))
    .map(({ specifier }) => resolve(file, specifier, isFile))
    .flatMap((target) => (target.file && !target.missing ? [target.file] : []));
  read.set(file, found);
  return found;
}

/** Every file that a file imports directly or indirectly, itself included. */
function reachedFrom(start) {
  const reached = new Set([start]);
  for (const file of reached) for (const next of importedBy(file)) reached.add(next);
  return reached;
}

const table = readFileSync(path.join(root, 'docs/architecture.md'), 'utf8')
  .split('\n## ')
  .find((section) => section.startsWith('From a sentence to its room'));
const rows = (table ?? '')
  .split('\n')
  .filter((line) => line.startsWith('| §'))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, sentence, screen, server]) => ({ sentence, screen, server }));

/** The paths of a cell, `a` → `b`, each with `start` before it. */
function pathsOf(source, start, cell) {
  return cell.split(', and ').map((one) => {
    const files = [...one.matchAll(/`([^`]+)`/g)].map(([, file]) => `${source}/${file}`);
    return [`${source}/${start}`, ...files];
  });
}

test('ten sentences of the specification have a path through the code', () => {
  expect(rows.length).toBeGreaterThanOrEqual(10);
});

test.each(rows)('$sentence', ({ screen, server }) => {
  const paths = [
    ...pathsOf('apps/web/src', 'entry-client.tsx', screen),
    ...pathsOf('apps/server/src', 'app/modules.ts', server),
  ];
  for (const files of paths) {
    expect(files.length).toBeGreaterThan(1);
    for (const [index, file] of files.slice(1).entries()) {
      expect(isFile(file), `${file} is not there`).toBe(true);
      const before = files[index];
      expect(reachedFrom(before).has(file), `${before} does not lead to ${file}`).toBe(true);
    }
  }
});
