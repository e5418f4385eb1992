import { useSyncExternalStore } from 'react';

const everyMs = { fast: 200, slow: 1000 } as const;

/** Who follows the time, and how often each has to read it. */
const listeners = new Map<() => void, number>();
let timer: ReturnType<typeof setInterval> | null = null;
let timerMs = Infinity;
let nowMs = 0;

function tick(): void {
  nowMs = Date.now();
  for (const listen of listeners.keys()) listen();
}

function stop(): void {
  if (timer !== null) clearInterval(timer);
  timer = null;
  timerMs = Infinity;
}

/** The same for all components that are drawn together, and never older than a fast tick. */
function deviceTime(): number {
  const isStale = Math.abs(Date.now() - nowMs) >= everyMs.fast;
  if (isStale) nowMs = Date.now();
  return nowMs;
}

/** A hidden page needs no time; it is read again once the page is seen. */
function follow(): void {
  stop();
  if (document.hidden || listeners.size === 0) return;
  timerMs = Math.min(...listeners.values());
  timer = setInterval(tick, timerMs);
  tick();
}

const subscribeEvery = (ms: number) => (listen: () => void) => {
  listeners.set(listen, ms);
  if (listeners.size === 1) document.addEventListener('visibilitychange', follow);
  if (ms < timerMs) follow();
  return () => {
    listeners.delete(listen);
    if (listeners.size > 0) return;
    document.removeEventListener('visibilitychange', follow);
    stop();
  };
};

const subscribe = {
  fast: subscribeEvery(everyMs.fast),
  slow: subscribeEvery(everyMs.slow),
  never: () => () => undefined,
};

/**
 * What is true by the clock of the server, which is so many milliseconds ahead of the device's. A
 * component is drawn again only where that changes; the first HTML has no time. A countdown of
 * seconds is content with slow ticks.
 */
export function useServerTime<Value extends string | number | boolean | null>(
  aheadMs: number,
  read: (at: number) => Value,
  ticks: keyof typeof subscribe = 'fast',
): Value {
  const current = () => read(deviceTime() + aheadMs);
  return useSyncExternalStore(subscribe[ticks], current, current);
}
