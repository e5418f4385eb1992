import { minuteMs } from '#kit/time/milliseconds.ts';
import type { BeaconRound, RandomnessBeacon } from '#ports/randomness-beacon.ts';
import { timeOfRound } from '@pavilion/domain/lottery/fair/commitment';
import type { DrawRow } from '../draw.store.ts';
import type { OwnLottery } from '../lotteries.ts';
import type { LotteryDeps } from '../lottery-deps.ts';
import type { Settling } from '../settle/settling.ts';
import type { Attempts } from './attempts.ts';
import { drawOwn, UndrawableDraw } from './draw-own.ts';
import type { RoundAnswer, Rounds } from './rounds.ts';
import { voidWaiting } from './void-draws.ts';

/** So long a draw waits for its public randomness. */
const longestWaitMs = 10 * minuteMs;
const noRandomness = 'no public randomness came for ten minutes after it was due';

type Parts = {
  deps: LotteryDeps;
  beacon: RandomnessBeacon;
  rounds: Rounds;
  attempts: Attempts;
  settling: Pick<Settling, 'expect'>;
};

/** The number of the round of a draw on the configured chain; null where it is of another one. */
export function roundOf({ chain }: RandomnessBeacon, draw: DrawRow): number | null {
  const isOfChain = draw.is_own && draw.chain_hash === chain.hash;
  return isOfChain && draw.beacon_round !== null ? Number(draw.beacon_round) : null;
}

/** Whether an own draw is closed, and its time and that of its round have come. */
function isDue(beacon: RandomnessBeacon, draw: DrawRow, now: Date): boolean {
  const round = roundOf(beacon, draw);
  const out = round === null ? 0 : timeOfRound(beacon.chain, round).getTime();
  const due = Math.max(draw.draws_at.getTime(), out);
  return draw.is_own && draw.state === 'closed' && now.getTime() >= due;
}

/** The rounds of draws, of those that nothing speaks against. */
function roundsOf({ beacon, attempts }: Parts, draws: readonly DrawRow[]): number[] {
  return draws
    .filter(({ id }) => attempts.of(id).fault === null)
    .map((draw) => roundOf(beacon, draw))
    .filter((round) => round !== null);
}

/** Draws one draw; once it is drawn it is left to the settlement. */
async function drawBy(
  { deps, beacon, settling }: Parts,
  id: string,
  decided: { lottery: OwnLottery; round: BeaconRound },
): Promise<DrawRow | null> {
  const drawn = await drawOwn(deps, id, { ...decided, chainHash: beacon.chain.hash });
  if (drawn?.state === 'drawn') settling.expect(drawn);
  return drawn;
}

/** Draws own draws that are due, to be settled, and voids those that cannot be drawn in time. */
export function createDrawing(parts: Parts) {
  const { deps, beacon, rounds, attempts } = parts;
  const { clock, logger, lotteries } = deps;

  const nameOf = (draw: DrawRow) => ({
    lottery: lotteries.find(draw.game_id)?.code,
    numero: draw.numero,
  });

  /** Notes why a draw must not be drawn, and says so once. */
  function noteFault(draw: DrawRow, fault: string): void {
    const attempt = attempts.of(draw.id);
    if (attempt.fault === null) logger.error({ ...nameOf(draw), fault }, 'a draw cannot be drawn');
    attempt.fault = fault;
  }

  /** Draws with an answer of the beacon; returns the draw as it is then, null where it waits. */
  async function tryToDraw(draw: DrawRow, answer: RoundAnswer): Promise<DrawRow | null> {
    const lottery = lotteries.find(draw.game_id);
    if (lottery?.kind !== 'own' || attempts.of(draw.id).fault !== null) return null;
    if (roundOf(beacon, draw) === null) {
      noteFault(draw, 'its chain of randomness is not the configured one');
      return null;
    }
    if (answer === null || answer === 'failed') return null;
    try {
      return await drawBy(parts, draw.id, { lottery, round: answer });
    } catch (error) {
      if (!(error instanceof UndrawableDraw)) throw error;
      noteFault(draw, error.message);
      return null;
    }
  }

  /** Voids a draw that has waited for ten minutes; lets others wait for a second. */
  async function waitOrVoid(draw: DrawRow): Promise<DrawRow | null> {
    const { firstAt, fault } = attempts.of(draw.id);
    // After a stop of the site it counts from when this process asked first.
    const until = Math.max(draw.draws_at.getTime(), firstAt) + longestWaitMs;
    if (clock().getTime() < until) {
      attempts.waitShortly(draw.id);
      return draw;
    }
    const reason = fault ?? noRandomness;
    const voided = await voidWaiting(deps, draw.id, reason);
    if (voided?.state === 'void') logger.error({ ...nameOf(draw), reason }, 'a draw is void');
    return voided;
  }

  async function drawOne(draw: DrawRow, answer: RoundAnswer): Promise<DrawRow | null> {
    try {
      const after = (await tryToDraw(draw, answer)) ?? (await waitOrVoid(draw));
      if (after?.state !== 'closed') attempts.forget(draw.id);
      return after;
    } catch (error) {
      logger.error({ err: error, ...nameOf(draw) }, 'a draw was not drawn');
      attempts.waitAfterFailure(draw.id);
      return draw;
    }
  }

  /**
   * Does so with those of the draws that are due, in their order; calls `done` with each as it is
   * then, or null where it is gone. Returns whether a round was missing that should be out.
   */
  async function drawDue(
    draws: readonly DrawRow[],
    done: (id: string, draw: DrawRow | null) => void,
    signal?: AbortSignal,
  ): Promise<{ lacksRounds: boolean }> {
    attempts.prune();
    const due = draws.filter((draw) => isDue(beacon, draw, clock()) && !attempts.isHeld(draw.id));
    const answers = await rounds.readAll(roundsOf(parts, due));
    for (const draw of due) {
      if (signal?.aborted === true) break;
      const answer = answers.get(roundOf(beacon, draw) ?? 0) ?? null;
      done(draw.id, await drawOne(draw, answer));
    }
    return { lacksRounds: [...answers.values()].some((one) => one === null || one === 'failed') };
  }

  return { drawDue };
}

export type Drawing = ReturnType<typeof createDrawing>;
