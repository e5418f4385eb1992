import { createHash } from 'node:crypto';
import type { RainTimes } from '@pavilion/domain/reward/rain';
import type { RainRow } from './rain.store.ts';

/** When the waves of a rain fall. */
export function timesOf(row: Pick<RainRow, 'begins_at' | 'waves' | 'wave_seconds'>): RainTimes {
  return { beginsAt: row.begins_at.getTime(), waves: row.waves, waveSeconds: row.wave_seconds };
}

/** A wave is drawn so long after its end: claims that came in time are in the database then. */
export const drawnAfterMs = 1500;

/** SHA-256 of the seed, as it is shown before a rain; null before there is one. */
export const seedHashOf = (seed: Uint8Array | null): string | null =>
  seed && createHash('sha256').update(seed).digest('hex');
