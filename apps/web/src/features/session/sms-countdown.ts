import { useCallback, useEffect, useState } from 'react';
import { limits } from '@pavilion/domain/limits';

/** Instants of the server's clock. */
export type SmsPause = { expirationTime: string; time: string };

/** Returns how long the server's pause lasts; the default of section 9 without usable times. */
export function pauseMs({ expirationTime, time }: SmsPause): number {
  const ms = Date.parse(expirationTime) - Date.parse(time);
  return Number.isFinite(ms) && ms > 0 ? ms : limits.smsCountdownSeconds * 1000;
}

export function secondsLeft(endsAtMs: number, nowMs: number): number {
  return Math.max(0, Math.ceil((endsAtMs - nowMs) / 1000));
}

/** Section 4, "SMS code button": the seconds until another code may be requested, else 0. */
export function useSmsCountdown(): { seconds: number; start: (pause: SmsPause) => void } {
  const [endsAtMs, setEndsAtMs] = useState(0);
  const [seconds, setSeconds] = useState(0);

  useEffect(() => {
    if (endsAtMs === 0) return;
    const tick = (): void => {
      const left = secondsLeft(endsAtMs, performance.now());
      setSeconds(left);
      if (left === 0) setEndsAtMs(0);
    };
    tick();
    const timer = setInterval(tick, limits.smsCountdownTickMs);
    return () => clearInterval(timer);
  }, [endsAtMs]);

  const start = useCallback((pause: SmsPause) => {
    setEndsAtMs(performance.now() + pauseMs(pause));
  }, []);
  return { seconds, start };
}
