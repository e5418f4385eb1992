import { useEffect, useState } from 'react';
import { clockText } from '@pavilion/client/language/clock-text.ts';

const secondMs = 1000;

/** Returns the time left until an instant, updated every second. */
export function useClockText(until: string | null): string | null {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), secondMs);
    return () => clearInterval(timer);
  }, []);
  return until === null ? null : clockText(new Date(until).getTime() - now);
}
