import { dayMs, minuteMs } from '#kit/time/milliseconds.ts';
import type { ResponseOf } from '@pavilion/contract/endpoint';
import type { PlayerEndpoints } from '@pavilion/contract/player';
import type { Lottery } from '../lotteries.ts';
import type { LotteryDeps } from '../lottery-deps.ts';
import { createKept } from './kept.ts';
import type { KnownDraws } from './known-draws.ts';
import { countPlayers } from './popular.store.ts';
import { aroundOf, isAwaited, remainTimeOf } from './show-near.ts';

type Opened = ResponseOf<PlayerEndpoints['lottery']['listOpened']>;

/** What lotteries take bets on now, and what came last; of stations the main one. */
function showOpened(
  { clock }: LotteryDeps,
  draws: KnownDraws,
  lotteries: readonly Lottery[],
): Promise<Opened> {
  return Promise.all(
    lotteries.map(async (lottery) => {
      const line = (await draws.of(lottery)).lineOf();
      const nowMs = clock().getTime();
      const { previous, current } = aroundOf(line, nowMs);
      const open = current?.state === 'void' ? null : current;
      return {
        gameId: lottery.gameId,
        gameCode: lottery.code,
        numero: open && open.numero,
        remainTime: open ? remainTimeOf(open, nowMs) : 0,
        lastNumero: line.lastDrawn && line.lastDrawn.numero,
        lastWinNo: line.lastDrawn && line.lastDrawn.winNo,
        awaitedIn: previous && isAwaited(previous) ? previous.drawsAtMs - nowMs : null,
      };
    }),
  );
}

export function listOpened(deps: LotteryDeps, draws: KnownDraws, kind: Lottery['kind']) {
  const { all } = deps.lotteries;
  return showOpened(
    deps,
    draws,
    all.filter((lottery) => lottery.kind === kind),
  );
}

/** How long a process answers from what it counted. */
const freshMs = minuteMs;

/**
 * Creates the list of the lotteries on which the most members have bet in the last day; those of as
 * many stand in the order of the site folder. When counting fails, what was counted before stays,
 * until it is time to count again.
 */
export function createPopular(deps: LotteryDeps, draws: KnownDraws) {
  const { db, clock, logger, lotteries } = deps;
  let last: ReadonlyMap<number, number> = new Map();
  const read = async () => {
    try {
      last = await countPlayers(db, new Date(clock().getTime() - dayMs));
    } catch (error) {
      logger.error({ err: error }, 'the players of lotteries were not counted');
    }
    return last;
  };
  const players = createKept({ clock, freshMs, most: 1, read });
  return async (count: number): Promise<Opened> => {
    const counted = await players.get('all');
    const playersOf = ({ gameId }: Lottery) => counted.get(gameId) ?? 0;
    const popular = lotteries.all.toSorted((one, other) => playersOf(other) - playersOf(one));
    return showOpened(deps, draws, popular.slice(0, count));
  };
}
