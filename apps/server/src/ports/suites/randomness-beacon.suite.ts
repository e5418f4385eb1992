import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { roundAt } from '@pavilion/domain/lottery/fair/commitment';
import type { RandomnessBeacon } from '../randomness-beacon.ts';

export type RandomnessBeaconHarness = {
  beacon: RandomnessBeacon;
  /** The same beacon while nobody answers. */
  unreachable: RandomnessBeacon;
  /** The time by which rounds come out. */
  now: () => Date;
  close(): Promise<void>;
};

const hourMs = 3_600_000;

/** What every adapter of the port must do. */
export function randomnessBeaconSuite(
  name: string,
  open: () => Promise<RandomnessBeaconHarness>,
): void {
  describe(`${name} is public randomness`, () => {
    let harness: RandomnessBeaconHarness;
    beforeAll(async () => {
      harness = await open();
    });
    afterAll(() => harness?.close());

    /** The first round at a time that is so far from now. */
    const roundIn = (ms: number) =>
      roundAt(harness.beacon.chain, new Date(harness.now().getTime() + ms));
    const signatureOf = async (round: number) => {
      const answer = await harness.beacon.readRound(round);
      expect(answer).toMatchObject({ outcome: 'done', value: { round } });
      return answer.outcome === 'done' ? answer.value?.signature : undefined;
    };

    test('it names its chain, of which everything is known that a check needs', () => {
      const { chain } = harness.beacon;
      expect(chain.hash).toMatch(/^[\da-f]{64}$/);
      expect(chain.publicKey).toMatch(/^[\da-f]{192}$/);
      expect(chain.scheme).toBe('bls-unchained-g1-rfc9380');
      expect(chain.period).toBeGreaterThan(0);
      expect(chain.genesis * 1000).toBeLessThan(harness.now().getTime());
    });

    test('a round that has come out has 48 bytes, the same whenever it is read', async () => {
      const round = roundIn(-hourMs);
      const first = await signatureOf(round);
      expect(first).toHaveLength(48);
      expect(await signatureOf(round)).toEqual(first);
    });

    test('what a reader does to its bytes changes nothing for the next reader', async () => {
      const round = roundIn(-2 * hourMs);
      const first = await signatureOf(round);
      const before = Buffer.from(first ?? []).toString('hex');
      first?.fill(0);
      expect(Buffer.from((await signatureOf(round)) ?? []).toString('hex')).toBe(before);
    });

    test('each round has bytes of its own, from the first round on', async () => {
      const rounds = [1, 2, roundIn(-hourMs), roundIn(-hourMs) + 1];
      const all = await Promise.all(rounds.map(signatureOf));
      const texts = all.map((bytes) => Buffer.from(bytes ?? []).toString('hex'));
      expect(new Set(texts).size).toBe(rounds.length);
    });

    test('a round that has not come out yet is null', async () => {
      const answer = await harness.beacon.readRound(roundIn(hourMs));
      expect(answer).toEqual({ outcome: 'done', value: null });
    });

    test('while nobody answers every round is in doubt, also one of the future', async () => {
      for (const ms of [-3 * hourMs, hourMs]) {
        const answer = await harness.unreachable.readRound(roundIn(ms));
        expect(answer).toMatchObject({ outcome: 'inDoubt' });
      }
    });
  });
}
