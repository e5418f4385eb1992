import { setTimeout as pause } from 'node:timers/promises';
import { families } from '@pavilion/domain/lottery/families';
import type { DrawRow } from '../draw.store.ts';
import { createAttempts } from '../draw/attempts.ts';
import { hasPassed } from '../draw/live-draws.ts';
import type { LotteryDeps } from '../lottery-deps.ts';
import { houseOf } from '../money.ts';
import { folderLottery } from '../result/folder-lottery.ts';
import { listToSettle } from './due-settlements.store.ts';
import {
  RefusedPostings,
  settleChunk,
  type ChunkDone,
  type DrawRun,
  type Houses,
} from './settle-chunk.ts';
import { endDraw } from './settle-draws.ts';

/** How draws are parted into transactions. */
type Sizes = { chunkSize: number; pauseMs: number };

/** Sub-orders of a transaction, and how long others may go on before the next one. */
const usual: Sizes = { chunkSize: 250, pauseMs: 5 };
/** Chunks of a draw before it is the turn of the next one. */
const chunksOfTurn = 4;
const readEveryMs = 3000;
/** Changes of others are read no sooner than this after the last reading. */
const readAgainMs = 1000;
const readLimit = 1000;

/** A turn left nothing to do, has more to do now, or waits for others or for another try. */
type Turn = 'ended' | 'more' | 'waits';

const inTime = (one: DrawRow, other: DrawRow): number =>
  one.draws_at.getTime() - other.draws_at.getTime() || (one.id < other.id ? -1 : 1);

/** Settles one draw after the other, a few chunks of each in turn. */
function createTurns(deps: LotteryDeps, { chunkSize, pauseMs }: Sizes) {
  const { logger } = deps;
  const runs = new Map<string, DrawRun>();
  const attempts = createAttempts(deps.clock);
  let houses: Houses | null = null;

  async function begin(draw: DrawRow): Promise<DrawRun> {
    const row = folderLottery(deps, draw.game_id);
    // Before a transaction begins: the embedded database has one connection.
    houses ??= { money: await houseOf(deps, false), trial: await houseOf(deps, true) };
    const run = { id: draw.id, family: row ? families[row.family] : null, after: null, of: null };
    return { ...run, aside: new Set<string>() };
  }

  /** Settles the next sub-orders without those that the ledger refuses. */
  async function nextChunk(run: DrawRun, accounts: Houses): Promise<ChunkDone> {
    for (;;) {
      try {
        return await settleChunk(deps, run, accounts, chunkSize);
      } catch (error) {
        if (!(error instanceof RefusedPostings)) throw error;
        for (const [subOrder, outcome] of error.refused) {
          run.aside.add(subOrder);
          logger.error({ subOrder, outcome }, 'money of a sub-order was refused');
        }
      }
    }
  }

  /** After all sub-orders were seen: some may be left that others hold, or that were put aside. */
  async function endPass(run: DrawRun, isAnySettled: boolean): Promise<Turn> {
    if ((await endDraw(deps, run.id)) === 'ended') return 'ended';
    if (isAnySettled) return 'more';
    if (run.aside.size > 0) {
      runs.delete(run.id);
      attempts.waitAfterFailure(run.id);
    }
    return 'waits';
  }

  async function takeTurn(draw: DrawRow, signal: AbortSignal): Promise<Turn> {
    if (!runs.has(draw.id) && (await endDraw(deps, draw.id)) === 'ended') return 'ended';
    const run = runs.get(draw.id) ?? (await begin(draw));
    runs.set(draw.id, run);
    if (houses === null) return 'waits';
    for (let chunks = 0; chunks < chunksOfTurn && !signal.aborted; chunks++) {
      const done = await nextChunk(run, houses);
      if (done === 'over') return 'ended';
      if (done.settled > 0) attempts.forget(draw.id);
      run.after = done.after;
      if (run.after === null) return endPass(run, done.settled > 0);
      await pause(pauseMs);
    }
    return 'more';
  }

  return {
    prune: attempts.prune,
    isHeld: attempts.isHeld,
    take: async (draw: DrawRow, signal: AbortSignal): Promise<Turn> => {
      try {
        const turn = await takeTurn(draw, signal);
        if (turn !== 'ended') return turn;
        attempts.forget(draw.id);
      } catch (error) {
        const lottery = folderLottery(deps, draw.game_id)?.code;
        logger.error({ err: error, lottery, numero: draw.numero }, 'a draw was not settled');
        attempts.waitAfterFailure(draw.id);
        runs.delete(draw.id);
        return 'waits';
      }
      runs.delete(draw.id);
      return 'ended';
    },
  };
}

/**
 * Settles the draws that are drawn, and lets the sub-orders of those that were put right or are
 * void follow, in the order of their times. Several processes may settle the same draw.
 */
export function createSettling(deps: LotteryDeps, sizes: Partial<Sizes> = {}) {
  const { db, clock, signals } = deps;
  const turns = createTurns(deps, { ...usual, ...sizes });
  const due = new Map<string, DrawRow>();
  let readAt = -Infinity;
  let isStale = true;

  signals.listen((signal) => {
    if (signal === null || signal.kind === 'lottery') isStale = true;
  });

  async function read(): Promise<void> {
    const now = clock().getTime();
    if (!hasPassed(isStale ? readAgainMs : readEveryMs, readAt, now)) return;
    readAt = now;
    isStale = false;
    for (const draw of await listToSettle(db, clock(), readLimit)) due.set(draw.id, draw);
  }

  /** Gives each draw that is due its turn; says whether some have more to do now. */
  async function goRound(signal: AbortSignal): Promise<boolean> {
    let isMore = false;
    for (const draw of [...due.values()].toSorted(inTime)) {
      if (signal.aborted || turns.isHeld(draw.id)) continue;
      const turn = await turns.take(draw, signal);
      if (turn === 'ended') due.delete(draw.id);
      isMore ||= turn === 'more';
    }
    return isMore;
  }

  return {
    /** Notes a draw that this process has drawn: it is settled without being looked for. */
    expect: (draw: DrawRow): void => void due.set(draw.id, draw),
    run: async (signal: AbortSignal): Promise<void> => {
      turns.prune();
      do await read();
      while ((await goRound(signal)) && !signal.aborted);
    },
  };
}

export type Settling = ReturnType<typeof createSettling>;
