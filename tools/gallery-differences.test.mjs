import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { run } from './run.mjs';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'gallery-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Writes a white picture of 10 × 10 pixels, with that many black ones in its first row. */
async function keep(name, { black = 0, height = 10 } = {}) {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  const data = Buffer.alloc(10 * height * 3, 255).fill(0, 0, black * 3);
  await sharp(data, { raw: { width: 10, height, channels: 3 } })
    .png()
    .toFile(file);
}

const compare = () => {
  const folders = ['before', 'after', 'marked'].map((name) => path.join(folder, name));
  return run(process.execPath, ['tools/gallery-differences.mjs', ...folders]);
};

test('galleries of the same pictures do not differ', async () => {
  await keep('before/dark-EN/01-home.png', { black: 3 });
  await keep('after/dark-EN/01-home.png', { black: 3 });
  expect(await compare()).toMatchObject({ code: 0, output: '1 pictures, 0 differ.\n' });
});

test('a picture that differs is reported with its share, and the pixels are marked', async () => {
  await keep('before/dark-EN/01-home.png');
  await keep('after/dark-EN/01-home.png', { black: 1 });
  await keep('before/dark-EN/02-same.png');
  await keep('after/dark-EN/02-same.png');
  const { code, output } = await compare();
  expect(code).toBe(1);
  expect(output).toBe(
    'dark-EN/01-home.png: 1.00 % of its pixels differ (1)\n2 pictures, 1 differ.\n',
  );
  expect(readdirSync(path.join(folder, 'marked/dark-EN'))).toEqual(['01-home.png']);
  const marked = await sharp(path.join(folder, 'marked/dark-EN/01-home.png'))
    .greyscale()
    .raw()
    .toBuffer();
  expect([...marked.subarray(0, 3)]).toEqual([255, 0, 0]);
});

test('a picture that is gone, is new or has another size is reported', async () => {
  await keep('before/dark-EN/01-gone.png');
  await keep('after/dark-EN/02-new.png');
  await keep('before/dark-EN/03-long.png');
  await keep('after/dark-EN/03-long.png', { height: 20 });
  const { code, output } = await compare();
  expect(code).toBe(1);
  expect(output.split('\n').slice(0, 3)).toEqual([
    'dark-EN/01-gone.png: missing',
    'dark-EN/02-new.png: new',
    'dark-EN/03-long.png: 10 × 10 before, 10 × 20 after',
  ]);
});
