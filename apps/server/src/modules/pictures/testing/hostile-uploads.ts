import { randomBytes } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { chunk, lyingPng, png } from './png.ts';

export type Part = { name?: string; filename: string; type: string; bytes: Buffer };
export type HostileUpload = { what: string; parts: Part[] };

/** Is in every payload; no stored picture may contain it. */
export const payloadMark = 'payload-7f3a';

const payload = `<script>alert("${payloadMark}")</script>`;

const script = Buffer.from(payload);
const jpeg = await sharp({
  create: { width: 40, height: 20, channels: 3, background: '#c84' },
})
  .jpeg()
  .toBuffer();
const plainPng = png(16, 16);

function jpegWith(marker: number, data: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), head, data, jpeg.subarray(2)]);
}

async function jpegWithExif(): Promise<Buffer> {
  const exif = {
    IFD0: { ImageDescription: payload, Orientation: '6' },
    IFD3: { GPSLatitude: '14/1 35/1 0/1', GPSLatitudeRef: 'N' },
  };
  return sharp(jpeg).withExif(exif).toBuffer();
}

/** The same JPEG with another size in its frame header. */
function lyingJpeg(): Buffer {
  const copy = Buffer.from(jpeg);
  const frame = copy.indexOf(Buffer.from([0xff, 0xc0]));
  copy.writeUInt16BE(65_500, frame + 5);
  copy.writeUInt16BE(65_500, frame + 7);
  return copy;
}

function damagedPng(): Buffer {
  const copy = png(64, 64);
  const at = copy.indexOf('IDAT') + 8;
  copy.fill(0xff, at, at + 6);
  return copy;
}

function one(what: string, filename: string, bytes: Buffer, type = 'image/png'): HostileUpload {
  return { what, parts: [{ filename, type, bytes }] };
}

const text = (value: string) => Buffer.from(value, 'latin1');
const svg = text(`<svg xmlns="http://www.w3.org/2000/svg">${payload}</svg>`);
const jpg = 'image/jpeg';
const picture: Part = { filename: 'a.png', type: 'image/png', bytes: plainPng };
const noise = randomBytes(5 * 1024 * 1024 + 1);
const raw = { create: { width: 8, height: 8, channels: 3 as const, background: '#333' } };

const otherFormats = [
  one('an SVG with a script, named png', 'a.png', svg),
  one('an SVG that says so', 'a.svg', svg, 'image/svg+xml'),
  one('HTML, named jpg', 'a.jpg', text(`<html>${payload}`), jpg),
  one('a GIF, named png', 'a.png', await sharp(raw).gif().toBuffer()),
  one('a GIF that is a script too', 'a.jpg', text(`GIF89a/*;*/=1;${payload}`), jpg),
  one('a PDF, named jpg', 'a.jpg', text(`%PDF-1.7\n${payload}`), jpg),
  one('a zip archive, named png', 'a.png', text(`PK\x03\x04${payload}`)),
  one('a Windows program', 'a.png', text(`MZ\x90\x00${payload}`)),
  one('a Linux program', 'a.jpg', text(`\x7fELF${payload}`), jpg),
  one('a WebP, named png', 'a.png', await sharp(raw).webp().toBuffer()),
  one('a TIFF, named jpg', 'a.jpg', await sharp(raw).tiff().toBuffer(), jpg),
  one('a HEIC file, named jpg', 'a.jpg', text('\0\0\0\x18ftypheic\0\0\0\0mif1heic'), jpg),
  one('a BMP, named png', 'a.png', text(`BM\x46\0\0\0\0\0\0\0\x36${payload}`)),
  one('an icon, named png', 'a.png', text(`\0\0\x01\0\x01\0${payload}`)),
  one('drawing commands', 'a.png', text('push graphic-context\nimage over 0,0 0,0 "/etc/passwd"')),
  one('a script of PHP', 'a.png', text('<?php system($_GET["c"]); ?>')),
  one('plain text, honestly', 'a.txt', script, 'text/plain'),
];

const impossible = [
  one(
    'an animated PNG',
    'a.png',
    png(8, 8, [chunk('acTL', Buffer.from([0, 0, 0, 2, 0, 0, 0, 0]))]),
  ),
  one('400 million pixels in a few kilobytes', 'a.png', png(20_000, 20_000)),
  one('a PNG that claims to be huge', 'a.png', lyingPng(65_535, 65_535)),
  one('a PNG that claims to be wide', 'a.png', lyingPng(2_000_000_000, 1)),
  one('a JPEG that claims to be huge', 'a.jpg', lyingJpeg(), jpg),
  one('half a JPEG', 'a.jpg', jpeg.subarray(0, jpeg.length / 2), jpg),
  one('half a PNG', 'a.png', png(200, 200).subarray(0, 60)),
  one('a PNG with damaged pixels', 'a.png', damagedPng()),
  one(
    'the first bytes of a JPEG, then a script',
    'a.jpg',
    Buffer.concat([jpeg.subarray(0, 4), script]),
    jpg,
  ),
  one(
    'the first bytes of a PNG, then a script',
    'a.png',
    Buffer.concat([plainPng.subarray(0, 8), script]),
  ),
  one('an empty file', 'a.png', Buffer.alloc(0)),
  one('more than 5 MB', 'a.png', Buffer.concat([plainPng, noise])),
  one('more than 5 MB without a format', 'a.jpg', noise, jpg),
  one('a good PNG that is called HTML', 'a.html', plainPng, 'text/html'),
  one('a good PNG that is called GIF', 'a.gif', plainPng, 'image/gif'),
];

const polyglots = [
  one('a JPEG with HTML behind it', 'a.jpg', Buffer.concat([jpeg, script]), jpg),
  one('a JPEG with HTML in a comment', 'a.jpg', jpegWith(0xfe, script), jpg),
  one('a JPEG with a script in its EXIF and a place', 'a.jpg', await jpegWithExif(), jpg),
  one(
    'a JPEG with XMP',
    'a.jpg',
    jpegWith(0xe1, text(`http://ns.adobe.com/xap/1.0/\0${payload}`)),
    jpg,
  ),
  one(
    'a PNG with a script in its text',
    'a.png',
    png(16, 16, [chunk('tEXt', text(`Title\0${payload}`))]),
  ),
  one(
    'a PNG that is a zip archive too',
    'a.png',
    Buffer.concat([plainPng, text(`PK\x03\x04${payload}`)]),
  ),
  one('a PNG in a chunk of its own', 'a.png', png(16, 16, [chunk('scRp', script)])),
  one('a JPEG that is called PNG', 'a.png', jpeg),
  one('a name that climbs folders', '../../../../etc/cron.d/a.png', plainPng),
  one('a name that climbs Windows folders', '..\\..\\web\\index.html', plainPng),
  one('two endings', 'shell.php.jpg', jpeg, jpg),
  one('a name with a script', `${payload.replaceAll('"', "'")}.png`, plainPng),
  one('a name of 5,000 letters', `${'a'.repeat(5000)}.png`, plainPng),
];

const text80MB = deflateSync(Buffer.alloc(80_000_000));
const swollen = png(16, 16, [chunk('zTXt', Buffer.concat([text('Title\0\0'), text80MB]))]);

const wrongNumbers: HostileUpload[] = [
  { what: 'four pictures', parts: [picture, picture, picture, picture] },
  { what: 'no picture', parts: [] },
  { what: 'one bad picture among three', parts: [picture, { ...picture, bytes: svg }, picture] },
  { what: 'a field of the language itself', parts: [{ ...picture, name: '__proto__' }] },
  { what: 'another field', parts: [{ ...picture, name: 'other' }] },
];

/** Uploads of which nothing is stored. */
export const refusedUploads = [...otherFormats, ...impossible, ...wrongNumbers];

/** Uploads of each of which one redrawn picture is stored. */
export const redrawnUploads = [...polyglots, one('80 MB of text in a PNG', 'a.png', swollen)];
