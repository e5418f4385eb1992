import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readPictureManifest } from './picture-manifest.ts';

const names = Array.from({ length: 300 }, (_, index) => `games/game-${index}`);
const hosts = ['https://one.test', 'https://two.test/pavilion/', 'https://three.test'];

let folder: string;
let file: string;

beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'pavilion-pictures-'));
  file = path.join(folder, 'manifest.json');
  const size = { width: 240, height: 320, color: '#123' };
  const manifest = names.map((name) => [name, { ...size, src: `${name}.avif` }]);
  writeFileSync(file, JSON.stringify(Object.fromEntries(manifest)));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const sourcesWith = (listed: readonly string[]) => {
  const find = readPictureManifest(file, listed);
  return names.map((name) => find(name)?.src ?? '');
};

describe('D21: the address of pictures', () => {
  test('is the site itself when no host is named', () => {
    const find = readPictureManifest(file, []);
    const size = { width: 240, height: 320, color: '#123' };
    expect(find('games/game-7')).toEqual({ ...size, src: '/art/games/game-7.avif' });
    expect(find('games/none')).toBeNull();
    expect(find('constructor')).toBeNull();
    expect(readPictureManifest(path.join(folder, 'none.json'), hosts)('games/game-7')).toBeNull();
  });

  test('is one of the hosts, each about as often, and the same for a picture every time', () => {
    const sources = sourcesWith(hosts);
    const shares = [
      'https://one.test/art/',
      'https://two.test/pavilion/art/',
      'https://three.test/art/',
    ];
    const counts = shares.map(
      (start) => sources.filter((source) => source.startsWith(start)).length,
    );
    expect(counts.reduce((sum, count) => sum + count)).toBe(names.length);
    for (const count of counts) expect(count).toBeGreaterThan(names.length / 5);
    expect(sourcesWith(hosts)).toEqual(sources);
    expect(sourcesWith(hosts.toReversed())).toEqual(sources);
  });

  test('changes with one more host only for the pictures that move there', () => {
    const [before, after] = [sourcesWith(hosts), sourcesWith([...hosts, 'https://four.test'])];
    const moved = after.filter((source, index) => source !== before[index]);
    expect(moved.length).toBeLessThan(names.length / 3);
    expect(moved.every((source) => source.startsWith('https://four.test/art/'))).toBe(true);
    expect(moved.length).toBeGreaterThan(0);
  });
});
