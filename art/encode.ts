import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import type { Sharp } from 'sharp';
import type { ManifestEntry } from './manifest.ts';
import type { Output, Picture } from './picture.ts';

/** Raised when the encoding changes, so that every picture is written anew. */
const encoderVersion = 3;
/** The resolution at which a drawing has its own width in pixels. */
const dotsPerInch = 72;
/** The ground of the dark theme, on which the mean colour of a transparent picture is measured. */
const themeGround = '#17151f';

type PlannedFile = {
  readonly path: string;
  readonly width: number;
};

export type PlannedPicture = {
  readonly name: string;
  readonly svg: string;
  readonly drawnWidth: number;
  readonly output: Output;
  readonly files: readonly PlannedFile[];
  readonly width: number;
  readonly height: number;
};

/** Names the files of a picture by a hash of everything that decides their content. */
export function planPicture({ name, drawing, output }: Picture): PlannedPicture {
  const svg = drawing.toSvg();
  const { width, height } = drawing;
  const decides = JSON.stringify([encoderVersion, sharp.versions.sharp, output, svg]);
  const hash = createHash('sha256').update(decides).digest('hex').slice(0, 10);
  const widths = output.format === 'svg' ? [width] : output.widths;
  const [first = width] = widths;
  const files = widths.map((fileWidth) => {
    const size = fileWidth === first ? '' : `.${fileWidth}w`;
    return { path: `${name}.${hash}${size}.${output.format}`, width: fileWidth };
  });
  const shown = { width: first, height: Math.round((height * first) / width) };
  return { name, svg, drawnWidth: width, output, files, ...shown };
}

/** Whether all files of the picture are in the folder already. */
export function isWritten(folder: string, planned: PlannedPicture): boolean {
  return planned.files.every((file) => existsSync(join(folder, file.path)));
}

/** Writes the files of a picture and returns its mean colour. */
export async function writePicture(folder: string, planned: PlannedPicture): Promise<string> {
  const { svg, drawnWidth, output, files } = planned;
  const [first] = files;
  if (!first) throw new Error(`The picture ${planned.name} has no file.`);
  mkdirSync(dirname(join(folder, first.path)), { recursive: true });
  if (output.format === 'svg') {
    writeFileSync(join(folder, first.path), svg);
    return meanColour(sharp(Buffer.from(svg)));
  }
  // Drawn no larger than the widest file: shadows and glows cost time by the pixel.
  const density = (dotsPerInch * first.width) / drawnWidth;
  const raw = await sharp(Buffer.from(svg), { density })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = raw.info;
  const pixels = () => sharp(raw.data, { raw: { width, height, channels } });
  for (const file of files) {
    const sized = file.width === width ? pixels() : pixels().resize({ width: file.width });
    await encoded(sized, output).toFile(join(folder, file.path));
  }
  return meanColour(pixels());
}

export function entryOf(planned: PlannedPicture, color: string): ManifestEntry {
  const { files, width, height } = planned;
  const src = files[0]?.path ?? '';
  const base = { src, width, height, color };
  if (files.length < 2) return base;
  return { ...base, srcset: files.map((file) => `${file.path} ${file.width}w`).join(', ') };
}

function encoded(image: Sharp, output: Output): Sharp {
  if (output.format === 'avif') {
    return image.removeAlpha().avif({ quality: output.quality, effort: 2 });
  }
  return image.png({ compressionLevel: 9, palette: true });
}

async function meanColour(image: Sharp): Promise<string> {
  const pixel = await image
    .flatten({ background: themeGround })
    .resize(1, 1, { kernel: 'cubic' })
    .raw()
    .toBuffer();
  const [red = 0, green = 0, blue = 0] = pixel;
  return `#${[red, green, blue].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}
