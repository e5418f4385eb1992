import { useServerTime } from '#kit/clock/server-time.ts';
import { allRains, nameOf, rainAt, rainNamed, secondsUntil } from './clock/phase.ts';
import { aheadOf, type useRain } from './rain.queries.ts';

/** A rain is near from so long before it begins until it ends. */
const nearSeconds = 60 * 60;

/** In how many seconds a rain begins, 0 while it falls; null while it is not near. */
export function secondsIfNear(rain: { beginsAt: string }, at: number): number | null {
  const seconds = secondsUntil(rain, at);
  return seconds <= nearSeconds ? seconds : null;
}

/** The first rain that is not over, and in how many seconds it begins once it is near. */
export type ComingRain = { rainId: string; beginsAt: string; secondsIfNear: number | null };

/** The rain that falls or comes next, as time passes; null for none, and while nothing is known. */
export function useComingRain({
  data: answer,
  dataUpdatedAt,
}: Pick<ReturnType<typeof useRain>, 'data' | 'dataUpdatedAt'>): ComingRain | null {
  const rains = answer ? allRains(answer) : [];
  const aheadMs = answer ? aheadOf(answer, dataUpdatedAt) : 0;
  const ticks = rains.length > 0 ? 'slow' : 'never';
  const name = useServerTime(aheadMs, (at) => nameOf(rainAt(rains, at)), ticks);
  const coming = rainNamed(rains, name);
  const seconds = useServerTime(aheadMs, (at) => coming && secondsIfNear(coming.rain, at), ticks);
  if (coming === null || coming.phase === 'over') return null;
  const { rainId, beginsAt } = coming.rain;
  return { rainId, beginsAt, secondsIfNear: seconds };
}
