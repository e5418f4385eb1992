import { useOwnKind } from '#features/site/visitor.ts';
import { planLaunch, type LaunchPlan, type PrizeMode } from '@pavilion/domain/game/plan-launch';
import type { MemberKind } from '@pavilion/domain/member/member-type';
import { paths } from '@pavilion/screens/paths';
import { useCategories, type Category, type Game } from './catalogue.queries.ts';

/** Section 4: lottery-electronic if ELOTT is there with TCG_LOTTO_VN or LOTT, else lottery. */
export function prizeModeOf(categories: readonly Category[]): PrizeMode {
  const electronic = categories.find(({ gameCategory }) => gameCategory === 'ELOTT');
  const codes = electronic?.vendors.map(({ vassalage }) => vassalage) ?? [];
  const both = codes.includes('TCG_LOTTO_VN') || codes.includes('LOTT');
  return both ? 'lottery-electronic' : 'lottery';
}

type Launchable = Pick<Game, 'vassalage' | 'gameType' | 'nodeId' | 'gameId' | 'supportPlay'> & {
  /** The match at which a sports game opens. */
  matchId?: string | undefined;
};

function pathOfPlan(plan: LaunchPlan, game: Launchable): string {
  const match = game.matchId === undefined ? {} : { matchId: game.matchId };
  switch (plan.kind) {
    case 'login':
      return paths.login({ next: paths.play({ nodeId: game.nodeId, ...match }) });
    case 'lottery': {
      const { prizeMode, playType } = plan;
      return paths.lottery({ ...(prizeMode && { prizeMode }), ...(playType && { playType }) });
    }
    case 'gameList':
      return paths.gameList({ gameType: plan.gameType, vendor: plan.vendor });
    case 'vendor':
      return paths.play({ nodeId: plan.nodeId, trialPlay: plan.trialPlay, ...match });
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
  return pathOfPlan(plan, game);
}

export function useLaunchPath(): (game: Launchable) => string {
  const visitor = useOwnKind();
  const { data } = useCategories();
  const prizeMode = prizeModeOf(data?.list ?? []);
  return (game) => launchPath(game, visitor, prizeMode);
}
