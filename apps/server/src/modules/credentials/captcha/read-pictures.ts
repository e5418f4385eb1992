import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';

/** Enlarges the picture, since OCR programs need larger characters. */
const scale = 2;

async function greys(image: Sharp) {
  const { data, info } = await image.greyscale().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Finds the patches with inverted ground, with the strokes removed, and inverts them back. */
async function patchesTurned(picture: Buffer, window: number): Promise<Sharp> {
  const [drawn, ground] = await Promise.all([
    greys(sharp(picture).greyscale().threshold(128)),
    greys(sharp(picture).greyscale().median(31).threshold(128)),
  ]);
  const turned = drawn.data.map((grey, at) => (grey === ground.data[at] ? 255 : 0));
  const { width, height } = drawn;
  return sharp(Buffer.from(turned), { raw: { width, height, channels: 1 } })
    .median(window)
    .threshold(128);
}

/** The filters that clean a picture before it is read. */
const cleanings: Record<string, (picture: Buffer) => Sharp | Promise<Sharp>> = {
  'as it is': (picture) => sharp(picture),
  'black and white': (picture) => sharp(picture).greyscale().threshold(128),
  'median of 5': (picture) => sharp(picture).greyscale().median(5).threshold(128),
  'median of 9': (picture) => sharp(picture).greyscale().median(9).threshold(128),
  'blurred until lines vanish': (picture) => sharp(picture).greyscale().blur(2.5).threshold(105),
  'patches turned, median of 5': (picture) => patchesTurned(picture, 5),
  'patches turned, median of 13': (picture) => patchesTurned(picture, 13),
};

async function cleaned(picture: Buffer, cleaning: string): Promise<Buffer> {
  const image = await cleanings[cleaning]?.(picture);
  if (image === undefined) throw new Error(`unknown cleaning ${cleaning}`);
  const { data, width, height } = await greys(image);
  return sharp(data, { raw: { width, height, channels: 1 } })
    .resize(width * scale)
    .extend({ top: 30, bottom: 30, left: 30, right: 30, background: '#fff' })
    .png()
    .toBuffer();
}

/** What tesseract reads in each picture of the list; pages end with a form feed. */
function readAll(listPath: string, layout: number): readonly string[] {
  const digitsAlone = ['-c', 'tessedit_char_whitelist=0123456789'];
  const { stdout } = spawnSync(
    'tesseract',
    [listPath, '-', '--psm', String(layout), '--dpi', '300', ...digitsAlone],
    { encoding: 'utf8', maxBuffer: 2 ** 26 },
  );
  return stdout.split('\f').map((page) => page.replaceAll(/\D/g, ''));
}

export const isTesseractThere = (): boolean => spawnSync('tesseract', ['--version']).status === 0;

const layouts = [
  [7, 'a line'],
  [8, 'a word'],
] as const;

type Captcha = { digits: string; picture: Buffer };

/** Writes the cleaned pictures, and returns the path of a file that lists them. */
async function writeCleaned(
  pictures: readonly Captcha[],
  folder: string,
  cleaning: string,
): Promise<string> {
  const paths = pictures.map((_, at) => join(folder, `${at}.png`));
  for (const [at, { picture }] of pictures.entries()) {
    writeFileSync(paths[at] ?? '', await cleaned(picture, cleaning));
  }
  const listPath = join(folder, 'list.txt');
  writeFileSync(listPath, `${paths.join('\n')}\n`);
  return listPath;
}

/**
 * How many of the pictures tesseract reads, by cleaning and page layout; the last row counts a
 * picture as read when any of these reads it.
 */
export async function readPictures(
  pictures: readonly Captcha[],
): Promise<readonly { method: string; right: number }[]> {
  const folder = mkdtempSync(join(tmpdir(), 'captchas-'));
  const readings: { method: string; right: readonly Captcha[] }[] = [];
  for (const cleaning of Object.keys(cleanings)) {
    const listPath = await writeCleaned(pictures, folder, cleaning);
    for (const [layout, name] of layouts) {
      const texts = readAll(listPath, layout);
      const right = pictures.filter(({ digits }, at) => texts[at] === digits);
      readings.push({ method: `${cleaning}, as ${name}`, right });
    }
  }
  rmSync(folder, { recursive: true });
  const all = {
    method: 'any of these',
    right: [...new Set(readings.flatMap(({ right }) => right))],
  };
  return [...readings, all].map(({ method, right }) => ({ method, right: right.length }));
}
