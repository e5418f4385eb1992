import type { DatabaseTransaction } from '#db/database.ts';
import { dueEnvelopes } from '@pavilion/domain/reward/rain';
import type { RainRow } from '../rain/rain.store.ts';
import type { RewardsDeps } from '../rewards-deps.ts';
import { giveEnvelopes } from './envelope.store.ts';

/** The block of SHA-256, to which HMAC pads its key. */
const blockBytes = 64;

function padded(key: Uint8Array, pad: number): Uint8Array {
  const block = new Uint8Array(blockBytes).fill(pad);
  for (const [index, byte] of key.entries()) block[index] = byte ^ pad;
  return block;
}

/** The two keys of HMAC-SHA256, for a key that is not longer than a block. */
const hmacKeys = (key: Uint8Array) => ({ inner: padded(key, 0x36), outer: padded(key, 0x5c) });

/**
 * Draws the next wave of a rain and tells who won. The caller holds the lock of the rain and notes
 * the wave as drawn in the same transaction. Returns how many envelopes were given.
 */
export async function drawNextWave(
  { signals }: Pick<RewardsDeps, 'signals'>,
  transaction: DatabaseTransaction,
  rain: RainRow,
): Promise<{ wave: number; winners: number }> {
  if (rain.seed === null) throw new Error(`rain ${rain.id} has no seed`);
  const wave = rain.waves_drawn + 1;
  const due = dueEnvelopes(rain.envelopes, rain.waves, wave);
  const winners = await giveEnvelopes(transaction, rain, { wave, due, ...hmacKeys(rain.seed) });
  const told = winners.map((memberId) => ({ kind: 'rain', memberId }));
  await signals.publishIn(transaction, ...told);
  return { wave, winners: winners.length };
}
