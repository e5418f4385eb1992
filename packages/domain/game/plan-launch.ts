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

/** Seed section 4, "Launch flow": the vendor code decides, visitors log in first. */
export function planLaunch(
  target: LaunchTarget,
  visitor: 'guest' | 'session',
  prizeMode: PrizeMode,
): LaunchPlan {
  if (visitor === 'guest') return { kind: 'login' };
  const { vendor, gameType, nodeId, gameId, trialPlay } = target;
  if (vendor === 'TCG_LOTTO_VN') return { kind: 'lottery', prizeMode };
  if (vendor === 'TCG_SEA') return { kind: 'lottery', prizeMode: 'SEA' };
  if (vendor === 'LOTT') return { kind: 'lottery', playType: 'trad' };
  if (vendor === 'ELOTT') return { kind: 'lottery', playType: 'ent' };
  if (target.opensGameList) return { kind: 'gameList', gameType, vendor };
  return { kind: 'vendor', nodeId, gameId: gameId || 'lobby', vendor, trialPlay };
}
