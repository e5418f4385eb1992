import path from 'node:path';
import sharp from 'sharp';

/** A picture file of one colour to send from a form; its name says whether it is a JPEG or a PNG. */
export async function photo(name: string, [width, height]: [number, number] = [320, 240]) {
  const create = { width, height, channels: 3, background: '#3a6' } as const;
  const type = path.extname(name) === '.png' ? 'png' : 'jpeg';
  const buffer = await sharp({ create }).toFormat(type).toBuffer();
  return { name, mimeType: `image/${type}`, buffer };
}
