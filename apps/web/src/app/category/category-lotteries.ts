import type { OwnLotteriesProps } from '#features/games/own-lotteries.ts';
import { lazyComponent } from '@pavilion/client/queries/lazy-component.tsx';

/** The lotteries of the site on pages of games. */
export const { Component: CategoryLotteries } = lazyComponent<'LotteryShelf', OwnLotteriesProps>(
  'LotteryShelf',
  () => import('#features/lottery/LotteryShelf.tsx'),
);
