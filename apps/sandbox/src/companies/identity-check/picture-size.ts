/** Width and height of a picture, in pixels. */
export type PictureSize = { width: number; height: number };

const pngStart = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function sizeOfPng(bytes: Buffer): PictureSize | null {
  if (bytes.length < 24 || bytes.toString('latin1', 12, 16) !== 'IHDR') return null;
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

/** Whether a marker of a JPEG begins a frame, which says how large the picture is. */
function beginsFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}

/** Whether a marker of a JPEG stands alone, without a length and content. */
function standsAlone(marker: number): boolean {
  return marker === 0x01 || marker === 0xff || (marker >= 0xd0 && marker <= 0xd8);
}

function sizeOfJpeg(bytes: Buffer): PictureSize | null {
  let at = 2;
  while (at + 9 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes.readUInt8(at + 1);
    if (beginsFrame(marker)) {
      return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
    }
    if (marker === 0xff) at += 1;
    else at += standsAlone(marker) ? 2 : 2 + bytes.readUInt16BE(at + 2);
  }
  return null;
}

/** Reads the size from the head of a PNG or JPEG; null for anything else. */
export function pictureSize(bytes: Buffer): PictureSize | null {
  if (bytes.subarray(0, pngStart.length).equals(pngStart)) return sizeOfPng(bytes);
  if (bytes.length > 2 && bytes.readUInt16BE(0) === 0xffd8) return sizeOfJpeg(bytes);
  return null;
}
