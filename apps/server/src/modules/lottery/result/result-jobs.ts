import { minuteMs } from '#kit/time/milliseconds.ts';
import type { RepeatingJob } from '#kit/time/repeating-job.ts';
import type { DrawRow } from '../draw.store.ts';
import type { LotteryDeps } from '../lottery-deps.ts';
import { followLater } from './copy-results.ts';
import { outsideLottery } from './folder-lottery.ts';
import { createNotices, type Notices } from './notices.ts';
import { readOne, type Asked } from './read-results.ts';
import { listAwaited } from './reading.store.ts';

const everyMs = 1000;
const copyEveryMs = 5000;
/** How many draws a source is asked about at once, and how many in one run. */
const atOnce = 4;
const inOneRun = 24;

/** How long a source is left alone about a draw that was due so long ago; milliseconds. */
export function pauseMs(waitsMs: number): number {
  if (waitsMs < 10 * minuteMs) return 2000;
  return waitsMs < 60 * minuteMs ? 15_000 : minuteMs;
}

/** Asks one source about all draws that wait for it; a slow one holds up no other. */
function sourceJob(deps: LotteryDeps, notices: Notices, source: string): RepeatingJob {
  const { lotteries, db, clock } = deps;
  const gameIds = lotteries.all
    .filter((lottery) => lottery.kind === 'outside' && lottery.sources.includes(source))
    .map(({ gameId }) => gameId);
  const askedAt = new Map<string, number>();

  const lastAsked = ({ id }: DrawRow) => askedAt.get(id) ?? 0;

  function isDue(draw: DrawRow, now: number): boolean {
    const since = Math.abs(now - lastAsked(draw));
    return since >= pauseMs(now - draw.draws_at.getTime());
  }

  /** Those that it is time to ask about: new ones first, then those that have waited longest. */
  function dueOf(awaited: readonly DrawRow[]): DrawRow[] {
    const now = clock().getTime();
    const due = awaited.filter((draw) => isDue(draw, now));
    return due.toSorted((one, other) => lastAsked(one) - lastAsked(other)).slice(0, inOneRun);
  }

  /** Draws that somebody else holds have no other kind of lottery. */
  function askedOf(draw: DrawRow): Asked[] {
    const lottery = outsideLottery(deps, draw.game_id);
    return lottery ? [{ lottery, draw, source }] : [];
  }

  async function attempt(asked: Asked): Promise<void> {
    const { lottery, draw } = asked;
    askedAt.set(draw.id, clock().getTime());
    try {
      await readOne(deps, notices, asked);
    } catch (error) {
      const named = { lottery: lottery.code, numero: draw.numero, source };
      deps.logger.error({ err: error, ...named }, 'a result could not be read');
    }
  }

  async function run(signal: AbortSignal): Promise<void> {
    const awaited = await listAwaited(db, gameIds, clock());
    const known = new Set(awaited.map(({ id }) => id));
    for (const id of askedAt.keys()) if (!known.has(id)) askedAt.delete(id);
    const all = dueOf(awaited).flatMap(askedOf);
    for (let from = 0; from < all.length && !signal.aborted; from += atOnce) {
      await Promise.all(all.slice(from, from + atOnce).map(attempt));
    }
  }

  return { name: `results of ${source}`, everyMs, run };
}

/** Reads the results of outside draws, and copies those that another lottery takes. */
export function resultJobs(deps: LotteryDeps): RepeatingJob[] {
  const notices = createNotices(deps.logger);
  const sources = deps.lotteries.all.flatMap((lottery) =>
    lottery.kind === 'outside' ? lottery.sources : [],
  );
  return [
    ...[...new Set(sources)].map((source) => sourceJob(deps, notices, source)),
    {
      name: 'copied results',
      everyMs: copyEveryMs,
      run: (signal) => followLater(deps, signal),
    },
  ];
}
