import { useSyncExternalStore } from 'react';

const tickMs = 200;
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | null = null;
let nowMs = 0;

function tick(): void {
  nowMs = Date.now();
  for (const listen of listeners) listen();
}

function stop(): void {
  if (timer !== null) clearInterval(timer);
  timer = null;
}

/** The same for all components until the next tick; read anew where nothing ticks. */
function deviceTime(): number {
  const isStale = timer === null && Math.abs(Date.now() - nowMs) >= tickMs;
  if (isStale) nowMs = Date.now();
  return nowMs;
}

/** A hidden page needs no time; it is read again once the page is seen. */
function follow(): void {
  stop();
  if (document.hidden || listeners.size === 0) return;
  timer = setInterval(tick, tickMs);
  tick();
}

function subscribe(listen: () => void): () => void {
  listeners.add(listen);
  if (listeners.size === 1) {
    document.addEventListener('visibilitychange', follow);
    follow();
  }
  return () => {
    listeners.delete(listen);
    if (listeners.size > 0) return;
    document.removeEventListener('visibilitychange', follow);
    stop();
  };
}

/**
 * What is true by the clock of the server, which is so many milliseconds ahead of the device's. A
 * component is drawn again only where that changes; the first HTML has no time.
 */
export function useServerTime<Value extends string | number | boolean | null>(
  aheadMs: number,
  read: (at: number) => Value,
): Value {
  const current = () => read(deviceTime() + aheadMs);
  return useSyncExternalStore(subscribe, current, current);
}
