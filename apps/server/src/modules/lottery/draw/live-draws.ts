import { minuteMs } from '#kit/time/milliseconds.ts';
import type { DrawRow } from '../draw.store.ts';
import type { LotteryDeps } from '../lottery-deps.ts';
import { listLive } from './due.store.ts';

type Deps = Pick<LotteryDeps, 'db' | 'clock' | 'lotteries' | 'signals'>;

/** So far ahead draws are read; longer than until the next reading. */
const aheadMs = minuteMs;
const readEveryMs = 15_000;
/** Changes of others are read no sooner than this after the last reading. */
const readAgainMs = 1000;
const limit = 1000;
/** Longer than a draw waits for its randomness. */
const longestLiveMs = 15 * minuteMs;
/** What was due so long before this process began is not live to it. */
const beforeStartMs = minuteMs;

/** Those with a result are settled beside the live ones. */
const isFinished = ({ state }: DrawRow): boolean =>
  state !== 'scheduled' && state !== 'open' && state !== 'closed';

/** Whether so much time has passed; also where the clock was set back. */
export const hasPassed = (ms: number, since: number, now: number): boolean =>
  Math.abs(now - since) >= ms;

/** The draws with which something is to be done now or soon, as this process knows them. */
export function createLiveDraws({ db, clock, lotteries, signals }: Deps) {
  const known = new Map<string, DrawRow>();
  const gameIds = lotteries.all.map(({ gameId }) => gameId);
  // Open draws of a lottery that was switched off close too, so that operators can end them.
  const left = lotteries.leftOut.map(({ row }) => row).filter(({ outside }) => outside);
  const followed = [...gameIds, ...left.map(({ gameId }) => gameId)];
  let readAt = -Infinity;
  let isStale = true;
  let startedAt: number | null = null;

  signals.listen((signal) => {
    if (signal === null || signal.kind === 'lottery') isStale = true;
  });

  /** Own draws before this time were missed, and are made up for beside those that are live. */
  function liveFrom(): Date {
    const now = clock().getTime();
    startedAt ??= now;
    const from = Math.max(startedAt - beforeStartMs, now - longestLiveMs);
    return new Date(Math.min(from, now - beforeStartMs));
  }

  return {
    gameIds,
    liveFrom,
    /** Reads them from the database when that is due. */
    read: async (): Promise<void> => {
      const now = clock().getTime();
      if (!hasPassed(isStale ? readAgainMs : readEveryMs, readAt, now)) return;
      readAt = now;
      isStale = false;
      const span = { gameIds: followed, until: new Date(now + aheadMs), liveFrom: liveFrom() };
      const rows = followed.length === 0 ? [] : await listLive(db, span, limit);
      known.clear();
      for (const row of rows) known.set(row.id, row);
    },
    /** Draws were made: they are read at the next time. */
    expectMore: (): void => {
      readAt = -Infinity;
    },
    list: (): DrawRow[] => [...known.values()],
    /** Notes what became of a draw; null for one that is gone. */
    put: (id: string, row: DrawRow | null): void => {
      if (row === null || isFinished(row)) known.delete(id);
      else known.set(id, row);
    },
  };
}

export type LiveDraws = ReturnType<typeof createLiveDraws>;
