import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anyDatabase } from '#db/testing/test-database.ts';
import { createArgon2id } from '#modules/credentials/password-algorithm.ts';
import {
  newContext,
  openIdentityHarness,
  type IdentityHarness,
} from '#testing/identity-harness.ts';
import { judgeTiming, type TimedPair } from '#testing/timing-judgement.ts';

const pairs = 500;
/** More pairs, when a busy machine blurs the times; a real difference is still visible in these. */
const mostPairs = 2000;
/** Well below the number that locks an account. */
const triesPerAccount = 20;

test.each([
  ['the same times', 40, 0, true],
  ['one that is 1 ms slower', 40, 1, true],
  ['one that is 8 ms slower', 40, 8, false],
  ['one that hashes nothing', 0.5, 40, false],
])('D18: the judgement of %s', (_, base, more, alike) => {
  const noise = (index: number) => ((index * 7919) % 100) / 10 + (index % 17 === 0 ? 300 : 0);
  const timed = Array.from({ length: 100 }, (_place, index): TimedPair => [
    base + more + noise(index),
    base + noise(index + 37),
  ]);
  expect(judgeTiming(timed).alike).toBe(alike);
});

describe('D18: the time of a refused login', () => {
  let harness: IdentityHarness;
  let known = '';
  let addresses = 0;

  beforeAll(async () => {
    harness = await openIdentityHarness(anyDatabase(), { passwordAlgorithm: createArgon2id() });
  });
  afterAll(() => harness.close());

  /** Times a refusal from an address that was not used before. */
  async function timedRefusal(username: string): Promise<{ ms: number; refused: unknown }> {
    addresses += 1;
    const context = newContext(`10.1.${addresses >> 8}.${addresses & 255}`);
    const begun = performance.now();
    const refused = await harness
      .logIn(username, 'not-the-password', context)
      .catch((error: unknown) => error);
    return { ms: performance.now() - begun, refused };
  }

  /** Alternates the order from pair to pair, so that it favours neither. */
  async function tryPair(index: number) {
    if (index % triesPerAccount === 0) known = (await harness.newMember()).username;
    const names = [known, `u${randomBytes(5).toString('hex')}`];
    const answers = [];
    for (const slot of index % 2 === 0 ? [0, 1] : [1, 0]) {
      answers[slot] = await timedRefusal(names[slot] ?? '');
    }
    const [ofKnown, ofUnknown] = answers;
    if (!ofKnown || !ofUnknown) throw new Error('an answer is missing');
    expect(ofKnown.refused).toMatchObject({ code: 'login.failed' });
    expect(ofUnknown.refused).toEqual(ofKnown.refused);
    return [ofKnown.ms, ofUnknown.ms] as const;
  }

  test('does not reveal whether an account exists', async () => {
    const timed: TimedPair[] = [];
    let judged = judgeTiming(timed);
    while (timed.length < pairs || (!judged.alike && timed.length < mostPairs)) {
      for (const end = timed.length + pairs; timed.length < end;) {
        timed.push(await tryPair(timed.length));
      }
      judged = judgeTiming(timed);
    }
    const { differenceMs, effect } = judged;
    process.stdout.write(
      `login timing: ${timed.length} pairs, median difference ${differenceMs.toFixed(3)} ms, ` +
        `rank effect ${effect.toFixed(3)}\n`,
    );
    expect(judged).toMatchObject({ alike: true });
  }, 600_000);
});
