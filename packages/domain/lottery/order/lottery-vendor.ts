import { ownFamilyCodes, type FamilyCode, type PlayType } from '../play.ts';
import { launchedPrizeMode, moneyOf, type PrizeMode } from './prize-mode.ts';

/** The vendors of the catalogue that open the lottery: own lotteries twice, Vietnam, the rest. */
export const lotteryVendorCodes = ['LOTT', 'ELOTT', 'TCG_LOTTO_VN', 'TCG_SEA'] as const;

export type LotteryVendorCode = (typeof lotteryVendorCodes)[number];

export function isLotteryVendor(code: string): code is LotteryVendorCode {
  return (lotteryVendorCodes as readonly string[]).includes(code);
}

type VendorRule = Readonly<{
  /** Whether its lotteries are those that the house draws. */
  own: boolean;
  /** The prize modes in which it can be opened, by what a launch calls them. */
  modes: readonly PrizeMode['launchedAs'][];
}>;

const rules: Readonly<Record<LotteryVendorCode, VendorRule>> = {
  LOTT: { own: true, modes: ['lottery'] },
  ELOTT: { own: true, modes: ['lottery-electronic'] },
  TCG_LOTTO_VN: { own: false, modes: ['lottery', 'lottery-electronic'] },
  TCG_SEA: { own: false, modes: ['SEA'] },
};

/** The prize modes in which a vendor can be opened; the site says which where there are two. */
export function modesOfVendor(code: LotteryVendorCode): PrizeMode[] {
  return rules[code].modes.flatMap((launchedAs) => launchedPrizeMode(launchedAs) ?? []);
}

/** Whether a vendor can stand in the category of lotteries with this kind of play. */
export const playsAs = (code: LotteryVendorCode, playType: PlayType): boolean =>
  modesOfVendor(code).some((mode) => mode.playType === playType);

const isOwn = (family: FamilyCode) => (ownFamilyCodes as readonly string[]).includes(family);

/** Whether lotteries of a family stand under a vendor. */
export function vendorShows(code: LotteryVendorCode, family: FamilyCode): boolean {
  return (
    rules[code].own === isOwn(family) &&
    modesOfVendor(code).some((mode) => moneyOf(mode, family) !== null)
  );
}
