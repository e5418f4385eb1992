import { expect, test } from 'vitest';
import { isBrowserTest, readOptions } from './read-options.mjs';

const exists = (file) => file !== 'gone.test.ts';

test('files are run ten times unless a number is named', () => {
  expect(readOptions(['./a.test.ts', 'b.test.ts'], exists)).toEqual({
    files: ['a.test.ts', 'b.test.ts'],
    times: 10,
    project: undefined,
  });
  expect(readOptions(['a.test.ts', '--times', '3'], exists).times).toBe(3);
});

test('no file, a missing file and no number each throw a sentence', () => {
  expect(() => readOptions([], exists)).toThrow('Which test files?');
  expect(() => readOptions(['gone.test.ts'], exists)).toThrow('gone.test.ts is not there');
  expect(() => readOptions(['a.test.ts', '--times', 'x'], exists)).toThrow('--times is a number');
});

test('a file under tests is a browser test unless it is a test of the system', () => {
  expect(isBrowserTest('tests/web/games/play.test.ts')).toBe(true);
  expect(isBrowserTest('tests/server/faults/kill.system.test.ts')).toBe(false);
  expect(isBrowserTest('packages/domain/wallet/fee.test.ts')).toBe(false);
});
