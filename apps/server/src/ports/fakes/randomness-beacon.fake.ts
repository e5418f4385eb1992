import { createHash } from 'node:crypto';
import { timeOfRound } from '@pavilion/domain/lottery/fair/commitment';
import type { BeaconChain } from '@pavilion/domain/lottery/fair/quicknet';
import type { RandomnessBeacon } from '../randomness-beacon.ts';

const chain: BeaconChain = {
  hash: createHash('sha256').update('fake chain').digest('hex'),
  genesis: 1_700_000_000,
  period: 3,
  scheme: 'bls-unchained-g1-rfc9380',
  publicKey: 'ab'.repeat(96),
};

/**
 * Public randomness in memory, which comes out by the clock that is handed in: 48 bytes a round
 * that no key has signed. `ahead`: so many milliseconds earlier than that clock says; `isDown`:
 * nobody answers.
 */
export function createFakeBeacon(clock: () => Date) {
  const state = { isDown: false, ahead: 0 };
  const asked: number[] = [];
  const signatureOf = (round: number) =>
    new Uint8Array(createHash('sha512').update(`round ${round}`).digest().subarray(0, 48));
  const beacon: RandomnessBeacon = {
    name: 'sandbox',
    chain,
    readRound: async (round) => {
      asked.push(round);
      if (state.isDown) return { outcome: 'inDoubt', reason: 'no answer' };
      const isOut = clock().getTime() + state.ahead >= timeOfRound(chain, round).getTime();
      return { outcome: 'done', value: isOut ? { round, signature: signatureOf(round) } : null };
    },
  };
  return { beacon, state, signatureOf, asked };
}
