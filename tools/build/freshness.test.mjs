import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { freshness } from './freshness.mjs';

const step = { name: 'web', inputs: ['src', 'package-lock.json'], outputs: ['dist/main.js'] };
let folder;

const write = (file, content) => {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), content);
};
const isFresh = () => freshness(folder, step).isFresh();

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'build-'));
  write('src/main.ts', 'one');
  const state = freshness(folder, step);
  const snapshot = state.snapshot();
  write('dist/main.js', 'built');
  state.keep(snapshot);
});

afterEach(() => rmSync(folder, { recursive: true }));

test('outputs built from the present inputs are fresh', () => {
  expect(isFresh()).toBe(true);
});

test.each([
  ['a changed input', () => write('src/main.ts', 'two')],
  ['a new input', () => write('src/more.ts', 'more')],
  ['an input that appears later', () => write('package-lock.json', '{}')],
  ['a missing output', () => rmSync(path.join(folder, 'dist/main.js'))],
])('%s asks for a build', (_, change) => {
  change();
  expect(isFresh()).toBe(false);
});

test('a changed test, or a new date on the same content, does not', () => {
  write('src/main.test.ts', 'a test');
  utimesSync(path.join(folder, 'src/main.ts'), 1, 1);
  expect(isFresh()).toBe(true);
});

test('an input that changes while the step runs is built again', () => {
  const state = freshness(folder, step);
  const snapshot = state.snapshot();
  write('src/main.ts', 'changed meanwhile');
  state.keep(snapshot);
  expect(isFresh()).toBe(false);
});
