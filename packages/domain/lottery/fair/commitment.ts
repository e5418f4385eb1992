import type { BeaconChain } from './quicknet.ts';

/** A draw as its commitment names it. */
export type DrawName = Readonly<{ code: string; numero: string }>;

/** A draw with the public randomness that decides it; hashes are hex in lower case. */
export type DrawOfRound = DrawName &
  Readonly<{ chainHash: string; round: number; randomness: string }>;

/** Bytes that browsers' own hash functions take too. */
export type Bytes = Uint8Array<ArrayBuffer>;

/** Separates these hashes from all others, and a later way to draw from this one. */
const version = 'pavilion.draw.v1';

/** The characters as bytes; what is none of ASCII has no one way to be written in bytes. */
export function asciiBytes(text: string): Bytes {
  return Uint8Array.from(text, (character) => {
    const code = character.codePointAt(0) ?? 0;
    if (code > 127) throw new RangeError(`${JSON.stringify(text)} is not ASCII`);
    return code;
  });
}

/** What `commit` is the SHA-256 of: the draw's name and the seed, which is 32 raw bytes. */
export function commitmentBytes({ code, numero }: DrawName, seed: Uint8Array): Bytes {
  const name = asciiBytes(`${version}|${code}|${numero}|`);
  const bytes = new Uint8Array(name.length + seed.length);
  bytes.set(name);
  bytes.set(seed, name.length);
  return bytes;
}

/** The text whose HMAC-SHA256 under the seed is the block with this number, from 0. */
export function blockMessage(draw: DrawOfRound, block: number): string {
  const { code, numero, chainHash, round, randomness } = draw;
  return [version, code, numero, chainHash, round, randomness, block].join('|');
}

/** The first round that comes out at the time or after it. */
export function roundAt({ genesis, period }: BeaconChain, time: Date): number {
  const since = time.getTime() - genesis * 1000;
  return Math.max(0, Math.ceil(since / (period * 1000))) + 1;
}

export function timeOfRound({ genesis, period }: BeaconChain, round: number): Date {
  return new Date((genesis + (round - 1) * period) * 1000);
}
