import type { QueryClient } from '@tanstack/react-query';
import { readSession } from '../../kit/session-record.ts';

const memberDelayMs = 500;
const guestDelayMs = 10_000;
const touches = ['pointerdown', 'keydown', 'scroll'] as const;

/**
 * The stream waits until the first load is over: for a member a moment, for a guest, who is told
 * little, until the first touch.
 */
export function startLiveLater(queries: QueryClient): void {
  let isStarted = false;
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    for (const touch of touches) removeEventListener(touch, startSoon);
    void import('./start-live.ts').then(({ startLive }) => startLive(queries));
  };
  const startSoon = () => setTimeout(start, memberDelayMs);
  for (const touch of touches) addEventListener(touch, startSoon, { once: true, passive: true });
  setTimeout(start, readSession() === null ? guestDelayMs : memberDelayMs);
}
