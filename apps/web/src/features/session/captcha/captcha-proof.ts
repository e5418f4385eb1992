/** The first 32 bits of the fractions of roots of the primes: constants of SHA-256. */
function fractionsOfRoots(count: number, root: number): Int32Array {
  const fractions = new Int32Array(count);
  let found = 0;
  for (let number = 2; found < count; number += 1) {
    let divisor = 2;
    while (number % divisor !== 0) divisor += 1;
    if (divisor < number) continue;
    fractions[found] = (number ** (1 / root) % 1) * 2 ** 32;
    found += 1;
  }
  return fractions;
}

const roundConstants = fractionsOfRoots(64, 3);
const [s0 = 0, s1 = 0, s2 = 0, s3 = 0, s4 = 0, s5 = 0, s6 = 0, s7 = 0] = fractionsOfRoots(8, 2);
const words = new Int32Array(64);

const word = (at: number) => words[at] ?? 0;
const turned = (bits: number, by: number) => (bits >>> by) | (bits << (32 - by));

/** Writes the text, of at most 55 ASCII characters, as the one block that is hashed. */
function writeBlock(text: string): void {
  words.fill(0, 0, 16);
  const padded = `${text}\u0080`;
  for (let at = 0; at < padded.length; at += 1) {
    words[at >> 2] = word(at >> 2) | (padded.charCodeAt(at) << (24 - 8 * (at % 4)));
  }
  words[15] = 8 * text.length;
  for (let at = 16; at < 64; at += 1) {
    const [near, far] = [word(at - 2), word(at - 15)];
    const ofNear = turned(near, 17) ^ turned(near, 19) ^ (near >>> 10);
    const ofFar = turned(far, 7) ^ turned(far, 18) ^ (far >>> 3);
    words[at] = ofNear + word(at - 7) + ofFar + word(at - 16);
  }
}

/** Counts the zero bits that begin the SHA-256 of a short text; names are those of the standard. */
export function zeroBitsOf(text: string): number {
  writeBlock(text);
  let [a, b, c, d] = [s0, s1, s2, s3];
  let [e, f, g, h] = [s4, s5, s6, s7];
  for (let at = 0; at < 64; at += 1) {
    const ofE = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const first = h + ofE + ((e & f) ^ (~e & g)) + (roundConstants[at] ?? 0) + word(at);
    const ofA = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
    const second = ofA + ((a & b) ^ (a & c) ^ (b & c));
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + second) | 0;
  }
  return Math.clz32(s0 + a);
}

const sliceMs = 12;
const triesBetweenLooks = 256;

/** Returns the first of some proofs that has enough zero bits, or null. */
function goodProof(captchaId: string, bits: number, from: number): string | null {
  for (let proof = from; proof < from + triesBetweenLooks; proof += 1) {
    if (zeroBitsOf(`${captchaId} ${proof}`) >= bits) return String(proof);
  }
  return null;
}

/**
 * Finds a proof of work for a captcha: a number with which the hash begins with `bits` zero bits.
 * Works in slices, between which the page can do other work, until it is cancelled.
 */
export async function findProof(
  captchaId: string,
  bits: number,
  signal: AbortSignal,
): Promise<string | undefined> {
  let endsAt = performance.now() + sliceMs;
  for (let from = 0; !signal.aborted; from += triesBetweenLooks) {
    const proof = goodProof(captchaId, bits, from);
    if (proof !== null) return proof;
    if (performance.now() < endsAt) continue;
    await new Promise((resolve) => {
      setTimeout(resolve);
    });
    endsAt = performance.now() + sliceMs;
  }
  return undefined;
}
