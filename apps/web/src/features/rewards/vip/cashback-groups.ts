import { gameTypes, type GameType } from '@pavilion/domain/game/game-type';
import { compareAmounts } from '@pavilion/ui/values/compare-amounts.ts';

type Rate = { category: GameType; percent: string };

/** Categories with the same rate; null stands for all that no other group names. */
export type CashbackGroup = { categories: readonly GameType[] | null; percent: string };

const none = '0.00';

/**
 * The rates of a level in groups, the highest first. The largest group stands for the other games
 * without naming them; categories without cash-back are left out where they are the largest.
 */
export function cashbackGroups(rates: readonly Rate[]): CashbackGroup[] {
  const rateOf = new Map(rates.map(({ category, percent }) => [category, percent]));
  const percents = [...new Set(gameTypes.map((type) => rateOf.get(type) ?? none))];
  const groups = percents
    .toSorted((one, other) => compareAmounts(other, one))
    .map((percent) => ({
      categories: gameTypes.filter((type) => (rateOf.get(type) ?? none) === percent),
      percent,
    }));
  const most = Math.max(...groups.map(({ categories }) => categories.length));
  const rest = groups.find(({ categories }) => categories.length === most);
  return groups
    .filter((group) => group !== rest || group.percent !== none)
    .map((group) => (group === rest ? { ...group, categories: null } : group));
}
