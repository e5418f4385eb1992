import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ownFamilies } from '../families.ts';
import { ownFamilyCodes, type OwnFamilyCode } from '../play.ts';
import { blockMessage, commitmentBytes, type DrawOfRound } from './commitment.ts';
import { drawFrom, drawWith } from './uniform.ts';

// The draw once more, from the words of the specification alone: nothing of the code above is
// called here, and numbers are taken from text of hex with big integers.

/** Hands out the words of a text of hex that grows when it has been read. */
function* hexWords(blockAt: (index: number) => string): Generator<bigint, never> {
  let text = '';
  for (let index = 0; ;) {
    if (text.length < 8) text += blockAt(index++);
    yield BigInt(`0x${text.slice(0, 8)}`);
    text = text.slice(8);
  }
}

function below(words: Iterator<bigint, never>, n: bigint): bigint {
  const rest = 2n ** 32n % n;
  let word = words.next().value;
  while (word > 0xffff_ffffn - rest) word = words.next().value;
  return word - (word / n) * n;
}

function times(count: number, make: () => bigint): string[] {
  const made: string[] = [];
  while (made.length < count) made.push(make().toString());
  return made;
}

/** Keeps only the places that a swap has changed, where the code swaps a whole array. */
function chosen(words: Iterator<bigint, never>, n: bigint, k: bigint): string {
  const moved = new Map<bigint, bigint>();
  const at = (place: bigint) => moved.get(place) ?? place + 1n;
  const drawn: string[] = [];
  for (let place = 0n; place < k; place += 1n) {
    const from = place + below(words, n - place);
    drawn.push(`0${at(from)}`.slice(-2));
    moved.set(from, at(place));
  }
  return drawn.join(',');
}

const anew: Record<OwnFamilyCode, (words: Iterator<bigint, never>) => string> = {
  SSC: (words) => times(5, () => below(words, 10n)).join(''),
  PC28: (words) => times(3, () => below(words, 10n)).join(','),
  K3: (words) => times(3, () => 1n + below(words, 6n)).join(','),
  '11X5': (words) => chosen(words, 11n, 5n),
  PK10: (words) => chosen(words, 10n, 10n),
  LHC: (words) => chosen(words, 49n, 7n),
};

type Secret = DrawOfRound & { seed: Buffer };

function hashAnew({ code, numero, seed }: Secret) {
  const hash = createHash('sha256').update('pavilion.draw.v1').update('|').update(code, 'latin1');
  return hash.update('|').update(numero, 'latin1').update('|').update(seed).digest('hex');
}

function blockAnew({ seed, ...draw }: Secret, index: number) {
  const { code, numero, chainHash, round, randomness } = draw;
  const text = `pavilion.draw.v1|${code}|${numero}|${chainHash}|${round}|${randomness}|${index}`;
  return createHmac('sha256', seed).update(text, 'latin1').digest('hex');
}

const anyHash = fc.uint8Array({ minLength: 32, maxLength: 32 }).map((bytes) => Buffer.from(bytes));
const anySecret: fc.Arbitrary<Secret> = fc.record({
  code: fc.stringMatching(/^[A-Z\d]{1,12}$/),
  numero: fc.stringMatching(/^\d{8}-\d{3,4}$/),
  chainHash: anyHash.map((hash) => hash.toString('hex')),
  round: fc.integer({ min: 1, max: 2 ** 40 }),
  randomness: anyHash.map((hash) => hash.toString('hex')),
  seed: anyHash,
});

test.each(ownFamilyCodes)(
  '1,000 seeds draw the same for %s when derived another way',
  async (family) => {
    await fc.assert(
      fc.asyncProperty(anySecret, async (secret) => {
        const commit = createHash('sha256').update(commitmentBytes(secret, secret.seed));
        expect(commit.digest('hex')).toBe(hashAnew(secret));
        const { result } = await drawWith(
          ownFamilies[family],
          (index) => createHmac('sha256', secret.seed).update(blockMessage(secret, index)).digest(),
          0,
        );
        const words = hexWords((index) => blockAnew(secret, index));
        expect(ownFamilies[family].winNoOf(result)).toBe(anew[family](words));
      }),
      { numRuns: 1000 },
    );
  },
);

const anyWord = fc.oneof(
  fc.integer({ min: 0, max: 0xffff_ffff }),
  fc.integer({ min: 0xffff_ffff - 12, max: 0xffff_ffff }),
);
const anyWords = fc.array(anyWord, { minLength: 8, maxLength: 64 });

test.each(ownFamilyCodes)('words that are often dropped draw the same for %s', (family) => {
  fc.assert(
    fc.property(anyWords, (some) => {
      // Words that are never dropped come last, so that every draw ends.
      const words = [...some, ...Array.from({ length: 10 }, () => 12_345)];
      const text = words.map((word) => word.toString(16).padStart(8, '0')).join('');
      const drawn = drawFrom(ownFamilies[family], [Buffer.from(text, 'hex')], 0)!;
      const expected = anew[family](hexWords(() => text));
      expect(ownFamilies[family].winNoOf(drawn.result)).toBe(expected);
    }),
    { numRuns: 1000 },
  );
});
