import { GameListScreen } from '#features/games/GameListScreen.tsx';
import { CategoryLotteries } from './category-lotteries.ts';

/** /m/gameList, also of a provider that has lotteries. */
export function GameListPage() {
  return <GameListScreen lotteries={CategoryLotteries} />;
}
