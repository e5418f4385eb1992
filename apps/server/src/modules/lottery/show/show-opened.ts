import type { ResponseOf } from '@pavilion/contract/endpoint';
import type { PlayerEndpoints } from '@pavilion/contract/player';
import type { Lottery } from '../lotteries.ts';
import type { LotteryDeps } from '../lottery-deps.ts';
import type { KnownDraws } from './known-draws.ts';
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

/** The first ones of the site folder: nobody has counted yet how many play each. */
export function listPopular(deps: LotteryDeps, draws: KnownDraws, count: number) {
  return showOpened(deps, draws, deps.lotteries.all.slice(0, count));
}
