import type { GamesDependencies } from '#modules/games/games.ts';
import { lotteryNode } from '@pavilion/domain/lottery/order/prize-mode';
import type { Lotteries } from './lotteries.ts';

/** The lotteries that the site has, as the catalogue of games needs them. */
export function launchedLotteries({ all }: Pick<Lotteries, 'all'>): GamesDependencies['lotteries'] {
  return all.map((lottery) => ({
    code: lottery.code,
    name: lottery.name,
    family: lottery.familyCode,
    nodes: {
      LOTT: lotteryNode(lottery.gameId, 'LOTT'),
      ELOTT: lotteryNode(lottery.gameId, 'ELOTT'),
    },
  }));
}
