const partLength = 16;
const mostParts = 100;

type Bytes = Uint8Array | null | undefined;

/** The first parts of a file of which stored bytes hold one as it is; too long for chance. */
export function partsInPlain(file: Bytes, stored: Bytes): Buffer[] {
  const [whole, within] = [Buffer.from(file ?? []), Buffer.from(stored ?? [])];
  const count = Math.min(Math.floor(whole.length / partLength), mostParts);
  if (count === 0 || within.length < whole.length) throw new Error('there is no file to look for');
  return Array.from({ length: count }, (_, part) =>
    whole.subarray(part * partLength, (part + 1) * partLength),
  ).filter((part) => within.includes(part));
}
