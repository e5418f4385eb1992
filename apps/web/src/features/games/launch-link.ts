import { useOwnKind } from '#features/site/visitor.ts';
import {
  planLaunch,
  planLottery,
  sitePrizeMode,
  type LaunchPlan,
  type PrizeMode,
} from '@pavilion/domain/game/plan-launch';
import type { MemberKind } from '@pavilion/domain/member/member-type';
import { paths } from '@pavilion/screens/paths';
import { useCategories, type Category, type Game } from './catalogue.queries.ts';

/** Section 4: lottery-electronic if ELOTT is there with TCG_LOTTO_VN or LOTT, else lottery. */
export function prizeModeOf(categories: readonly Category[]): PrizeMode {
  const electronic = categories.find(({ gameCategory }) => gameCategory === 'ELOTT');
  return sitePrizeMode(electronic?.vendors.map(({ vassalage }) => vassalage) ?? []);
}

type Launchable = Pick<Game, 'vassalage' | 'gameType' | 'nodeId' | 'gameId' | 'supportPlay'> & {
  /** The match at which a sports game opens. */
  matchId?: string | undefined;
};

type OfLottery = Extract<LaunchPlan, { kind: 'lottery' }>;

/** The address at which a vendor's lotteries are opened, or one of them. */
export const pathOfLottery = ({ prizeMode, playType }: OfLottery, gameCode?: string): string =>
  paths.lottery({ gameCode, prizeMode, playType });

function pathOfPlan(plan: LaunchPlan, game: Launchable, prizeMode: PrizeMode): string {
  const { matchId, nodeId } = game;
  switch (plan.kind) {
    case 'login': {
      const lottery = planLottery(game.vassalage, prizeMode);
      const to = lottery ? pathOfLottery(lottery) : paths.play({ nodeId, matchId });
      return paths.login({ next: to });
    }
    case 'lottery':
      return pathOfLottery(plan);
    case 'gameList':
      return paths.gameList({ gameType: plan.gameType, vendor: plan.vendor });
    case 'vendor':
      return paths.play({ nodeId, trialPlay: plan.trialPlay, matchId });
  }
}

/**
 * Returns where a tile leads this visitor: log-in, lottery, a vendor's list, or the game. A vendor
 * whose `gameId` is empty opens its list.
 */
export function launchPath(
  game: Launchable,
  visitor: Pick<MemberKind, 'trial'> | null,
  prizeMode: PrizeMode,
): string {
  const trialPlay = visitor?.trial === true && game.supportPlay;
  const plan = planLaunch(
    {
      vendor: game.vassalage,
      gameType: game.gameType,
      nodeId: game.nodeId,
      gameId: game.gameId,
      opensGameList: game.gameId === '',
      trialPlay,
    },
    visitor === null ? 'guest' : 'session',
    prizeMode,
  );
  return pathOfPlan(plan, game, prizeMode);
}

export function useLaunchPath(): (game: Launchable) => string {
  const visitor = useOwnKind();
  const { data } = useCategories();
  const prizeMode = prizeModeOf(data?.list ?? []);
  return (game) => launchPath(game, visitor, prizeMode);
}
