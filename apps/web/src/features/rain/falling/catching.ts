import { useRef, useState } from 'react';
import { drawnPauseMs } from '#kit/clock/drawn-pause.ts';
import { CallError } from '@pavilion/contract/client';
import { endOfWave, waveAt } from '@pavilion/domain/reward/rain';
import { useClaimRain, type OwnClaim } from '../claim.queries.ts';
import { useReadRains, type PlannedRain, type ShownRain } from '../rain.queries.ts';

/** How many of the latest claims are followed: a wave may end before the one before is drawn. */
const followedClaims = 3;

/** The server says so with each claim; this stands for one that was made before the page opened. */
const drawnAfterMs = 1500;

/** When the waves of a rain fall. */
export function timesOf({ beginsAt, waves, waveSeconds }: PlannedRain) {
  return { beginsAt: Date.parse(beginsAt), waves, waveSeconds };
}

/** The claim of the wave that fell when the answer was given. */
function claimBefore(rain: PlannedRain, now: ShownRain['now']): OwnClaim[] {
  if (!now?.claimId || now.rain.rainId !== rain.rainId) return [];
  const { wave } = now;
  const drawnAt = endOfWave(timesOf(rain), wave) + drawnAfterMs;
  return [{ wave, drawnAt, pauseMs: drawnPauseMs() }];
}

/**
 * Makes one claim in each wave, however often the member taps. A claim that came too late is not
 * spoken of: the next wave has begun, and can be tapped.
 */
export function useCatching(rain: PlannedRain, now: ShownRain['now'], aheadMs: number) {
  const call = useClaimRain();
  const readRains = useReadRains();
  const [claims, setClaims] = useState(() => claimBefore(rain, now));
  const [refusal, setRefusal] = useState<unknown>(null);
  /** Known at once, while what is drawn comes later. */
  const sent = useRef(claims[0]?.wave ?? 0);

  async function claim(wave: number): Promise<void> {
    try {
      const made = await call.mutateAsync({ rainId: rain.rainId, wave });
      const own = { wave, drawnAt: Date.parse(made.drawnAt), pauseMs: drawnPauseMs() };
      setRefusal(null);
      setClaims((known) => [...known, own].slice(-followedClaims));
    } catch (error) {
      if (sent.current === wave) sent.current = 0;
      const code = error instanceof CallError ? error.code : null;
      setRefusal(code === 'rain.wave' ? null : error);
      if (code === 'rain.closed' || code === 'rain.level') readRains();
    }
  }

  function catchOne(): void {
    const wave = waveAt(timesOf(rain), Date.now() + aheadMs);
    if (wave === null || sent.current === wave) return;
    sent.current = wave;
    void claim(wave);
  }
  return { claims, refusal, isSending: call.isPending, catchOne };
}
