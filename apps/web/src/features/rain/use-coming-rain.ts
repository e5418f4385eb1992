import { useEffect, useState } from 'react';
import { comingRain, tickMs, type ComingRain } from './near-rain.ts';
import type { useRain } from './rain.queries.ts';

/** The rain that falls or comes next, as time passes; null for none, and while nothing is known. */
export function useComingRain({
  data,
  dataUpdatedAt,
}: Pick<ReturnType<typeof useRain>, 'data' | 'dataUpdatedAt'>): ComingRain | null {
  const [nowMs, setNowMs] = useState(() => Date.now());
  // An answer may be newer than the last look at the clock.
  const atMs = Math.max(nowMs, dataUpdatedAt);
  const coming = data ? comingRain({ shown: data, seenAtMs: dataUpdatedAt }, atMs) : null;
  const everyMs = tickMs(coming);
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return coming;
}
