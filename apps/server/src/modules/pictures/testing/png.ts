import { crc32, deflateSync } from 'node:zlib';

const mark = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

export function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

function header(width: number, height: number): Buffer {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(width, 0);
  data.writeUInt32BE(height, 4);
  data[8] = 1;
  return chunk('IHDR', data);
}

/** A black and white PNG with the given chunks before its pixels. */
export function png(width: number, height: number, extra: readonly Buffer[] = []): Buffer {
  const row = Math.ceil(width / 8) + 1;
  const pixels = deflateSync(Buffer.alloc(row * height), { level: 1 });
  const parts = [header(width, height), ...extra, chunk('IDAT', pixels)];
  return Buffer.concat([mark, ...parts, chunk('IEND', Buffer.alloc(0))]);
}

/** A PNG whose header claims a size that its few pixels do not fill. */
export function lyingPng(width: number, height: number): Buffer {
  const pixels = chunk('IDAT', deflateSync(Buffer.alloc(64)));
  return Buffer.concat([mark, header(width, height), pixels, chunk('IEND', Buffer.alloc(0))]);
}
