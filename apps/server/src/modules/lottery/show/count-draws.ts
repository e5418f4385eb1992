import { dayMs } from '#kit/time/milliseconds.ts';
import type { LotteryDeps } from '../lottery-deps.ts';
import { endedAt } from './known-draws.ts';
import {
  countDueBetween,
  countEndedAfter,
  findFirstDue,
  type DrawsOf,
} from './shown-draw.store.ts';

/** So many days are counted at once, so that no statement holds up the others for long. */
const countedAtOnceMs = 30 * dayMs;

/** How many draws were due at a time or before. */
type Counted = { until: Date; draws: number };

/**
 * Counts draws on which betting has ended. Those of the days before yesterday, of which there may
 * be very many, are counted once in each process, and each day is added to them when it is over.
 */
export function createDrawCounts({ db, clock, lotteries }: LotteryDeps) {
  const before = new Map<string, Promise<Counted>>();

  async function countOn(of: DrawsOf, known: Counted | null, until: Date): Promise<Counted> {
    let { until: after, draws } = known ?? {
      until: (await findFirstDue(db, of)) ?? until,
      draws: 0,
    };
    // The first draw of all is due at the time from which is counted.
    if (known === null) after = new Date(after.getTime() - 1);
    while (after < until) {
      const next = new Date(Math.min(until.getTime(), after.getTime() + countedAtOnceMs));
      draws += await countDueBetween(db, of, after, next);
      after = next;
    }
    return { until, draws };
  }

  async function countBefore(of: DrawsOf, until: Date): Promise<Counted> {
    const key = JSON.stringify(of);
    const last = before.get(key);
    const counted = Promise.resolve(last ?? null).then((known) =>
      known && known.until >= until ? known : countOn(of, known, until),
    );
    before.set(key, counted);
    counted.catch(() => {
      if (before.get(key) === counted) before.delete(key);
    });
    return counted;
  }

  return async (of: DrawsOf): Promise<number> => {
    const ended = endedAt(lotteries.require(of.gameId), clock());
    const today = Math.floor(ended.now.getTime() / dayMs) * dayMs;
    const { until, draws } = await countBefore(of, new Date(today - dayMs));
    return draws + (await countEndedAfter(db, of, ended, until));
  };
}
