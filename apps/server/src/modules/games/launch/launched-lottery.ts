import type { Site } from '#modules/site/site.ts';
import type { GameType } from '@pavilion/domain/game/game-type';
import {
  isLotteryVendor,
  vendorShows,
  type LotteryVendorCode,
} from '@pavilion/domain/lottery/order/lottery-vendor';
import type { FamilyCode } from '@pavilion/domain/lottery/play';
import type { LocalText } from '@pavilion/domain/site/local-text';

type LotteryCategory = Extract<GameType, 'LOTT' | 'ELOTT'>;

/** A lottery that the site has and that is on. */
export type LaunchedLottery = Readonly<{
  code: string;
  name: LocalText;
  family: FamilyCode;
  /** The numbers under which its bets are counted. */
  nodes: Readonly<Record<LotteryCategory, number>>;
}>;

export type LotteryVendor = Site['lotteryVendors'][number];

/** A lottery under a provider of the catalogue, as a game is. */
export type ShelvedLottery = Readonly<{
  vendor: LotteryVendor;
  code: LotteryVendorCode;
  lottery: LaunchedLottery;
  nodeId: number;
}>;

const isOfLotteries = (gameType: GameType): gameType is LotteryCategory =>
  gameType === 'LOTT' || gameType === 'ELOTT';

function shelfOf(vendor: LotteryVendor, lotteries: readonly LaunchedLottery[]): ShelvedLottery[] {
  const { code, entries } = vendor;
  const gameType = entries.map((entry) => entry.gameType).find(isOfLotteries);
  if (!vendor.on || !isLotteryVendor(code) || gameType === undefined) return [];
  return lotteries
    .filter(({ family }) => vendorShows(code, family))
    .map((lottery) => ({ vendor, code, lottery, nodeId: lottery.nodes[gameType] }));
}

/** The lotteries under each provider that is on, in the order of the site. */
export function shelvedLotteries(
  { lotteryVendors }: Pick<Site, 'lotteryVendors'>,
  lotteries: readonly LaunchedLottery[],
): ShelvedLottery[] {
  return lotteryVendors.flatMap((vendor) => shelfOf(vendor, lotteries));
}
