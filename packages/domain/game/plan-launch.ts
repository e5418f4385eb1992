import type { GameType } from './game-type.ts';

export type LaunchTarget = {
  vendor: string;
  gameType: GameType;
  nodeId: number;
  gameId: string;
  /** A vendor whose tile opens its list of games instead of a game. */
  opensGameList: boolean;
  trialPlay: boolean;
};

export type PrizeMode = 'lottery' | 'lottery-electronic' | 'SEA';

export type LaunchPlan =
  | { kind: 'login' }
  | { kind: 'lottery'; prizeMode?: PrizeMode; playType?: 'trad' | 'ent' }
  | { kind: 'gameList'; gameType: GameType; vendor: string }
  | { kind: 'vendor'; nodeId: number; gameId: string; vendor: string; trialPlay: boolean };

type LotteryPlan = Extract<LaunchPlan, { kind: 'lottery' }>;

/**
 * How a vendor opens the lottery; null for a vendor of games. The mode is that of the site, for
 * lotteries that can be played in two.
 */
export function planLottery(vendor: string, prizeMode: PrizeMode): LotteryPlan | null {
  if (vendor === 'TCG_LOTTO_VN') return { kind: 'lottery', prizeMode };
  if (vendor === 'TCG_SEA') return { kind: 'lottery', prizeMode: 'SEA' };
  if (vendor === 'LOTT') return { kind: 'lottery', playType: 'trad' };
  return vendor === 'ELOTT' ? { kind: 'lottery', playType: 'ent' } : null;
}

/** Whether a vendor opens the lottery and has no games. */
export const opensLottery = (vendor: string): boolean => planLottery(vendor, 'lottery') !== null;

/** The prize mode of a site, by the vendors in its category ELOTT (seed section 4). */
export function sitePrizeMode(electronic: readonly string[]): PrizeMode {
  const both = electronic.includes('TCG_LOTTO_VN') || electronic.includes('LOTT');
  return both ? 'lottery-electronic' : 'lottery';
}

/** Seed section 4, "Launch flow": the vendor code decides, visitors log in first. */
export function planLaunch(
  target: LaunchTarget,
  visitor: 'guest' | 'session',
  prizeMode: PrizeMode,
): LaunchPlan {
  if (visitor === 'guest') return { kind: 'login' };
  const { vendor, gameType, nodeId, gameId, trialPlay } = target;
  const lottery = planLottery(vendor, prizeMode);
  if (lottery) return lottery;
  if (target.opensGameList) return { kind: 'gameList', gameType, vendor };
  return { kind: 'vendor', nodeId, gameId: gameId || 'lobby', vendor, trialPlay };
}
