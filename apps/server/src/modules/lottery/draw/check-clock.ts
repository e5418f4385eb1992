import type { RandomnessBeacon } from '#ports/randomness-beacon.ts';
import type { DrawRow } from '../draw.store.ts';
import type { LotteryDeps } from '../lottery-deps.ts';
import { createAttempts } from './attempts.ts';
import { roundOf } from './draw-due.ts';
import type { LiveDraws } from './live-draws.ts';
import type { RoundAnswer, Rounds } from './rounds.ts';
import { voidForClock } from './void-draws.ts';

type Parts = { deps: LotteryDeps; beacon: RandomnessBeacon; rounds: Rounds; live: LiveDraws };

/**
 * Asks right after own draws have closed whether their round is out: by a right clock it is not. A
 * draw whose round is out before its time is void, and its lottery pauses.
 */
export function createClockCheck({ deps, beacon, rounds, live }: Parts) {
  const { clock, logger, lotteries } = deps;
  const attempts = createAttempts(clock);
  /** Until when each draw that was checked is to be remembered. */
  const checked = new Map<string, number>();

  const isUnchecked = (draw: DrawRow): boolean =>
    draw.state === 'closed' &&
    roundOf(beacon, draw) !== null &&
    clock() < draw.draws_at &&
    !checked.has(draw.id) &&
    !attempts.isHeld(draw.id);

  async function judge(draw: DrawRow, answer: RoundAnswer): Promise<void> {
    const { id, game_id: gameId, numero, draws_at: drawsAt } = draw;
    if (answer === 'failed') {
      attempts.waitShortly(id);
      return;
    }
    // An answer that came after the draw's time says nothing of the clock.
    if (answer !== null && clock() < drawsAt) {
      live.put(id, await voidForClock(deps, id));
      const lottery = lotteries.find(gameId)?.code;
      const words = 'the clock is wrong: the randomness of a draw was out before its time';
      logger.error({ lottery, numero }, words);
    }
    checked.set(id, drawsAt.getTime());
  }

  function forgetOld(): void {
    const now = clock().getTime();
    attempts.prune();
    for (const [id, until] of checked) {
      if (until < now) {
        checked.delete(id);
        attempts.forget(id);
      }
    }
  }

  return {
    run: async (): Promise<void> => {
      forgetOld();
      const unchecked = live.list().filter(isUnchecked);
      const answers = await rounds.readAll(
        unchecked.map((draw) => roundOf(beacon, draw)).filter((round) => round !== null),
      );
      for (const draw of unchecked) {
        try {
          await judge(draw, answers.get(roundOf(beacon, draw) ?? 0) ?? null);
        } catch (error) {
          logger.error({ err: error, numero: draw.numero }, 'a draw was not made void');
          attempts.waitAfterFailure(draw.id);
        }
      }
    },
  };
}
