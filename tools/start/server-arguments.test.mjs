import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { knowsOption, serverArguments } from './server-arguments.mjs';

test('an option unknown to this Node is left out', () => {
  expect(knowsOption('--max-old-space-size=64')).toBe(true);
  expect(knowsOption('--no-option-of-this-name')).toBe(false);
});

test('Node starts with the arguments of the server', () => {
  const { status, stderr } = spawnSync(process.execPath, [...serverArguments, '-e', '0'], {
    encoding: 'utf8',
  });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
});
