import type { ShownRain } from './rain.queries.ts';

const minuteMs = 60_000;

/** A rain is near from this long before it begins until it ends. */
const nearMs = 60 * minuteMs;

type Times = { rainId: string; beginsAt: string; endsAt: string };

/** What the server has said of the rains, and when the answer came by the clock of the device. */
export type SeenRains = {
  shown: Pick<ShownRain, 'serverTime' | 'later'> & {
    now: { rain: Times } | null;
    next: Times | null;
  };
  seenAtMs: number;
};

/** The first rain that is not over, and in how many milliseconds it begins; 0 while it falls. */
export type ComingRain = Times & { beginsInMs: number };

/** Reads the clock of the server off that of the device. */
export function serverNowMs({ shown, seenAtMs }: SeenRains, nowMs: number): number {
  return Date.parse(shown.serverTime) + Math.max(nowMs - seenAtMs, 0);
}

/**
 * The rain that falls, or else the next one, at a time of the device: it is known without another
 * call when one begins or ends.
 */
export function comingRain(seen: SeenRains, nowMs: number): ComingRain | null {
  const now = serverNowMs(seen, nowMs);
  const { shown } = seen;
  const first = [shown.now?.rain, shown.next, ...shown.later].find(
    (rain) => rain && Date.parse(rain.endsAt) > now,
  );
  if (!first) return null;
  const { rainId, beginsAt, endsAt } = first;
  return { rainId, beginsAt, endsAt, beginsInMs: Math.max(Date.parse(beginsAt) - now, 0) };
}

/** Whether a rain falls or begins within the hour. */
export const isNear = ({ beginsInMs }: ComingRain): boolean => beginsInMs <= nearMs;

/** How often to look at the clock: each second for a countdown, else once a minute at most. */
export function tickMs(coming: ComingRain | null): number {
  if (coming === null) return minuteMs;
  if (isNear(coming)) return 1000;
  return Math.min(coming.beginsInMs - nearMs, minuteMs);
}
