import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lockDirectory } from './directory-lock.ts';

let directory: string;
let file: string;

beforeEach(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'directory-lock-'));
  file = path.join(directory, 'database.lock');
});

afterEach(() => {
  rmSync(directory, { recursive: true, force: true });
});

describe('the lock of a data directory', () => {
  it('is refused while it is held, and leaves no file when it is released', () => {
    const unlock = lockDirectory(directory);
    expect(() => lockDirectory(directory)).toThrow('is in use by this process');
    unlock();
    expect(readdirSync(directory)).toEqual([]);
    lockDirectory(directory)();
  });

  it('names the process that holds it', () => {
    const stat = readFileSync('/proc/1/stat', 'utf8');
    const startedAt = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
    writeFileSync(file, JSON.stringify({ pid: 1, startedAt }));
    expect(() => lockDirectory(directory)).toThrow('is in use by process 1');
  });

  it.each([
    ['a process that is gone', { pid: 4_194_303, startedAt: '1' }],
    ['an earlier process of the same number', { pid: process.pid, startedAt: '1' }],
    ['an earlier first process of a container', { pid: 1, startedAt: 'never' }],
  ])('is taken over from %s', (_, owner) => {
    writeFileSync(file, JSON.stringify(owner));
    const unlock = lockDirectory(directory);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ pid: process.pid });
    unlock();
    expect(readdirSync(directory)).toEqual([]);
  });

  it('is taken over from a file without a valid owner', () => {
    writeFileSync(file, '{"pid":');
    lockDirectory(directory)();
    expect(readdirSync(directory)).toEqual([]);
  });

  it('stays with its new holder when the former holder releases it', () => {
    const unlock = lockDirectory(directory);
    const other = JSON.stringify({ pid: 1, startedAt: 'other' });
    writeFileSync(file, other);
    unlock();
    expect(readFileSync(file, 'utf8')).toBe(other);
  });
});
