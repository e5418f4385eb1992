import type { Sharp } from 'sharp';

export type PictureShape =
  /** Scaled down until both sides fit. */
  | { fit: 'within'; sidePx: number }
  /** Cropped to a square around the middle. */
  | { fit: 'square'; sidePx: number }
  /** Scaled down until both sides fit, and a JPEG on which small print stays readable. */
  | { fit: 'document'; sidePx: number };

/** The bytes are no PNG or JPEG, or not one that can be decoded within the limits. */
export class UnreadablePictureError extends Error {
  constructor() {
    super('the picture cannot be read');
    this.name = 'UnreadablePictureError';
  }
}

const pixelsMax = 40_000_000;
const secondsMax = 10;

/** Loaded with the first picture, since its native part takes some hundredths of a second. */
async function loadSharp() {
  const { default: sharp } = await import('sharp');
  // No other format is ever decoded, whatever the bytes claim to be.
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer'] });
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}

let loading: ReturnType<typeof loadSharp> | undefined;

/** Loads the library, restricted to JPEG and PNG. */
export const openSharp = () => (loading ??= loadSharp());

const pngMark = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const jpegMark = Buffer.from([0xff, 0xd8, 0xff]);
/** Length, name and checksum of a PNG chunk. */
const chunkFrameBytes = 12;

function isAnimatedPng(bytes: Buffer): boolean {
  for (let at = pngMark.length; at + chunkFrameBytes <= bytes.length;) {
    const name = bytes.toString('latin1', at + 4, at + 8);
    if (name === 'acTL') return true;
    if (name === 'IDAT') return false;
    at += bytes.readUInt32BE(at) + chunkFrameBytes;
  }
  return false;
}

function isReadable(bytes: Buffer): boolean {
  if (bytes.subarray(0, jpegMark.length).equals(jpegMark)) return true;
  return bytes.subarray(0, pngMark.length).equals(pngMark) && !isAnimatedPng(bytes);
}

function resized(image: Sharp, { fit, sidePx }: PictureShape): Sharp {
  if (fit === 'square') return image.resize(sidePx, sidePx, { fit: 'cover' });
  return image.resize(sidePx, sidePx, { fit: 'inside', withoutEnlargement: true });
}

function drawn(image: Sharp, { fit }: PictureShape): Sharp {
  if (fit !== 'document') return image.webp({ quality: 82, effort: 3 });
  return image.flatten({ background: '#fff' }).jpeg({ quality: 90 });
}

async function encode(bytes: Buffer, shape: PictureShape): Promise<Buffer> {
  const sharp = await openSharp();
  const image = sharp(bytes, { limitInputPixels: pixelsMax, failOn: 'error', pages: 1 });
  try {
    return await drawn(resized(image.autoOrient(), shape), shape)
      .timeout({ seconds: secondsMax })
      .toBuffer();
  } catch {
    throw new UnreadablePictureError();
  }
}

/**
 * Re-encodes a picture as a WebP, or a document as a JPEG, that has only its pixels. Throws
 * UnreadablePictureError. The caller limits how many are encoded at a time.
 */
export async function encodePicture(bytes: Buffer, shape: PictureShape): Promise<Buffer> {
  if (!isReadable(bytes)) throw new UnreadablePictureError();
  return encode(bytes, shape);
}
