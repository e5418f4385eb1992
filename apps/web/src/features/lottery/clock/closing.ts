const secondMs = 1000;
/** A day; timers of browsers cannot wait for longer than 24 of them. */
const longestTimerMs = 24 * 60 * 60 * secondMs;

/** When an answer was asked for and when it came, by the clock of the device, in ms. */
export type Asked = Readonly<{ askedAtMs: number; cameAtMs: number }>;

/** The answer left the server about half of the round trip before it came. */
export const saidAtMs = ({ askedAtMs, cameAtMs }: Asked) => cameAtMs - (cameAtMs - askedAtMs) / 2;

/** When a draw closes by the clock of the device, from how long the server says that it takes. */
export const closesAtMs = (asked: Asked, remainMs: number): number => saidAtMs(asked) + remainMs;

/**
 * How far the server's clock is ahead of the device's, from a draw that it says closes in so many
 * milliseconds: `lockSeconds` before `drawsAt`.
 */
export function aheadMsOf(
  asked: Asked,
  draw: { drawsAt: string; lockTime: number; remainTime: number },
): number {
  const closesMs = Date.parse(draw.drawsAt) - draw.lockTime * secondMs;
  return closesMs - draw.remainTime - saidAtMs(asked);
}

/** Whole seconds until an instant of the device's clock, 0 from then on. */
export const secondsUntil = (atMs: number, nowMs: number): number =>
  Math.max(Math.ceil((atMs - nowMs) / secondMs), 0);

const leastWaitMs = 2000;
const mostWaitMs = 60_000;

/**
 * How long to wait before an answer that is waited for since an instant is asked for again: longer
 * each time, so that a draw that stays out is not asked for by all pages all the time.
 */
const waitMsFor = (sinceMs: number, nowMs: number): number =>
  Math.min(Math.max((nowMs - sinceMs) / 2, leastWaitMs), mostWaitMs);

/** When to ask for what comes at an instant: then, or after a wait where it has not come yet. */
export const nextReadMs = (dueAtMs: number, cameAtMs: number): number =>
  cameAtMs < dueAtMs ? dueAtMs : cameAtMs + waitMsFor(dueAtMs, cameAtMs);

/** When a call was answered or failed last: one that fails is asked for less and less often. */
export const lastAskedMs = (state: { dataUpdatedAt: number; errorUpdatedAt: number }): number =>
  Math.max(state.dataUpdatedAt, state.errorUpdatedAt);

/** Where no draw is open the page looks again after this. */
export const lookAgainMs = 60_000;

/**
 * In how many milliseconds the soonest of these instants has come and the drawn pause is over; a
 * second at least. False for no instant.
 */
export function askAgainMs(
  instantsMs: readonly number[],
  pauseMs: number,
  nowMs: number,
): number | false {
  if (instantsMs.length === 0) return false;
  return Math.min(Math.max(Math.min(...instantsMs) - nowMs + pauseMs, secondMs), longestTimerMs);
}
