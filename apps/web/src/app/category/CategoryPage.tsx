import { CategoryScreen } from '#features/games/CategoryScreen.tsx';
import { CategoryLotteries } from './category-lotteries.ts';

/** A category of games, with the lotteries of the site where they belong to it. */
export function CategoryPage() {
  return <CategoryScreen lotteries={CategoryLotteries} />;
}
