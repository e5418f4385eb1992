import { dayAfter } from '#kit/time/day-range.ts';
import type { RewardsDependencies, RewardsDeps } from '../rewards-deps.ts';
import { todayOf } from '../site-day.ts';
import type { RainRow } from './rain.store.ts';
import { listShownRains, type DepositDays } from './shown-rain.store.ts';

/** How long a process answers from what it read. */
const freshMs = 1000;

/** Deposits of so many days count, today's among them. */
const depositDays = 7;

/** The days whose deposits count now, on the site's clock. */
export function daysOfDeposits(deps: Pick<RewardsDeps, 'clock' | 'site'>): DepositDays {
  const today = todayOf(deps);
  return { firstDay: dayAfter(today, 1 - depositDays), today };
}

/**
 * The rains that everybody sees, read once a second at most however many ask, and anew after each
 * change of a rain: pages that are told of it ask at once.
 */
export function createKnownRains({
  db,
  clock,
  signals,
}: Pick<RewardsDependencies, 'db' | 'clock' | 'signals'>) {
  let read: { atMs: number; rains: Promise<RainRow[]> } | null = null;

  function isFresh(nowMs: number): boolean {
    return read !== null && nowMs >= read.atMs && nowMs - read.atMs < freshMs;
  }

  function list(): Promise<RainRow[]> {
    const now = clock();
    if (read === null || !isFresh(now.getTime())) {
      const started = { atMs: now.getTime(), rains: listShownRains(db, now) };
      read = started;
      started.rains.catch(() => {
        if (read === started) read = null;
      });
    }
    return read.rains;
  }

  signals.listen((signal) => {
    if (signal === null || signal.kind === 'rains') read = null;
  });

  return {
    /** The last one, the one that falls and those that come, in the order in which they fall. */
    list,
    find: async (id: string): Promise<RainRow | null> =>
      (await list()).find((rain) => rain.id === id) ?? null,
  };
}

export type KnownRains = ReturnType<typeof createKnownRains>;
