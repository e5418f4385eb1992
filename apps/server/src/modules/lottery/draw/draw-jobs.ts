import type { RepeatingJob } from '#kit/time/repeating-job.ts';
import type { DrawRow } from '../draw.store.ts';
import { createDayLists } from '../fair/day-list.ts';
import type { LotteryDeps } from '../lottery-deps.ts';
import type { Settling } from '../settle/settling.ts';
import { createAttempts, type Attempts } from './attempts.ts';
import { createClockCheck } from './check-clock.ts';
import { createDrawing } from './draw-due.ts';
import { dueHourStep, followHours } from './hours.ts';
import { createLiveDraws, type LiveDraws } from './live-draws.ts';
import { createDrawMaker } from './make-draws.ts';
import { createMissedDraws } from './missed-draws.ts';
import { createRounds } from './rounds.ts';

const tickMs = 250;
const missedEveryMs = 500;
const makeEveryMs = 1000;
/** The first rows are made soon after the start. */
const firstMs = 100;

/** Opens, closes and marks late what is due; a draw that fails stops no other. */
function createHours(deps: LotteryDeps, live: LiveDraws, attempts: Attempts) {
  const { clock, logger, lotteries } = deps;

  /** A lottery that is off opens no more draws. */
  const isOff = ({ state, game_id: gameId }: DrawRow): boolean =>
    state === 'scheduled' && lotteries.find(gameId) === null;

  const isDue = (draw: DrawRow): boolean =>
    dueHourStep(draw, clock()) !== null && !isOff(draw) && !attempts.isHeld(draw.id);

  return async (signal: AbortSignal): Promise<void> => {
    await live.read();
    attempts.prune();
    for (const draw of live.list().filter(isDue)) {
      if (signal.aborted) return;
      try {
        live.put(draw.id, await followHours(deps, draw.id));
      } catch (error) {
        const lottery = lotteries.find(draw.game_id)?.code;
        logger.error({ err: error, lottery, numero: draw.numero }, 'a draw did not go on');
        attempts.waitAfterFailure(draw.id);
      }
    }
  };
}

/** What needs public randomness: nothing where none is configured. */
function createRandomDraws(deps: LotteryDeps, live: LiveDraws, settling: Settling) {
  const { beacon } = deps;
  if (beacon === null) return null;
  const rounds = createRounds(beacon);
  const attempts = createAttempts(deps.clock);
  return {
    drawing: createDrawing({ deps, beacon, rounds, attempts, settling }),
    clockCheck: createClockCheck({ deps, beacon, rounds, live }),
  };
}

/**
 * Everything that draws need from the site: rows ahead and the lists of days, opening, closing,
 * drawing, and what was missed; what is drawn is told to the settlement. Between the times of draws
 * the database is asked for little, and what waits for the network keeps none of the rest.
 */
export function drawJobs(deps: LotteryDeps, settling: Settling): RepeatingJob[] {
  const live = createLiveDraws(deps);
  const attempts = createAttempts(deps.clock);
  const maker = createDrawMaker(deps);
  const dayLists = createDayLists(deps);
  const random = createRandomDraws(deps, live, settling);
  const drawing = random?.drawing ?? null;
  const missed = createMissedDraws({ deps, live, attempts, drawing });

  async function make(signal: AbortSignal): Promise<void> {
    if ((await maker.run(signal)) > 0) live.expectMore();
    await dayLists.run();
  }

  async function draw(signal: AbortSignal): Promise<void> {
    await drawing?.drawDue(live.list(), live.put, signal);
  }

  return [
    { name: 'make draws', everyMs: makeEveryMs, firstMs, run: make },
    { name: 'hours of draws', everyMs: tickMs, run: createHours(deps, live, attempts) },
    { name: 'clock of draws', everyMs: tickMs, run: async () => random?.clockCheck.run() },
    { name: 'draw', everyMs: tickMs, run: draw },
    { name: 'missed draws', everyMs: missedEveryMs, run: missed.run },
  ];
}
