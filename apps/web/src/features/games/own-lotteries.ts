import type { ComponentType } from 'react';
import { useSessionRecord } from '#kit/session-record.ts';
import type { GameType } from '@pavilion/domain/game/game-type';
import { opensLottery, planLottery } from '@pavilion/domain/game/plan-launch';
import { paths } from '@pavilion/screens/paths';
import { useCategories, useVendors, type Category } from './catalogue.queries.ts';
import type { ListFilter } from './filter/list-filter.ts';
import { pathOfLottery, prizeModeOf } from './launch-link.ts';

/** Where a lottery under a vendor leads this visitor. */
export type LotteryPath = (vendor: string, gameCode: string) => string;

export type OwnLotteriesProps = {
  gameType: GameType;
  /** Whose lotteries are shown, in this order. */
  vendors: Category['vendors'];
  /** Whether they are all of the category. */
  isAll: boolean;
  pathOf: LotteryPath;
};

/** Shows lotteries in a category of games; the app names the component, which is not of games. */
export type OwnLotteries = ComponentType<OwnLotteriesProps>;

/** The vendors whose lotteries a filter shows: the chosen one, or all where nothing is narrowed. */
export function useLotteryVendors(
  gameType: GameType,
  { tab, vendor, minBet }: ListFilter,
): Category['vendors'] {
  const { data } = useVendors();
  const category = data?.list.find(({ gameCategory }) => gameCategory === gameType);
  const all = category?.vendors.filter(({ vassalage }) => opensLottery(vassalage)) ?? [];
  if (vendor !== undefined) return all.filter(({ vassalage }) => vassalage === vendor);
  return tab === 'ALL' && minBet === undefined ? all : [];
}

/** Guests log in first, and come to the lottery then. */
export function useLotteryPath(): LotteryPath {
  const isGuest = useSessionRecord() === null;
  const prizeMode = prizeModeOf(useCategories().data?.list ?? []);
  return (vendor, gameCode) => {
    const plan = planLottery(vendor, prizeMode) ?? { kind: 'lottery' as const };
    const path = pathOfLottery(plan, gameCode);
    return isGuest ? paths.login({ next: path }) : path;
  };
}
