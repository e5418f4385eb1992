import type { Handlers } from '#http/handlers.ts';
import type { PlayerEndpoints } from '@pavilion/contract/player';
import type { LotteryDeps } from '../lottery-deps.ts';
import { showProfitAndLoss } from './profit-and-loss.ts';
import { listRecent } from './recent-menus.ts';

type PlayedCall = 'listRecentMenus' | 'listRecentOutsideMenus' | 'getProfitAndLossByDay';

/** What follows from what a member has bet. */
export function playedHandlers(
  deps: LotteryDeps,
): Pick<Handlers<PlayerEndpoints['lottery']>, PlayedCall> {
  return {
    listRecentMenus: ({ prizeMode }, { caller: { memberId }, language }) =>
      listRecent(deps, 'own', { memberId, prizeMode, language }),
    listRecentOutsideMenus: ({ prizeMode }, { caller: { memberId }, language }) =>
      listRecent(deps, 'outside', { memberId, prizeMode, language }),
    getProfitAndLossByDay: (days, { caller }) => showProfitAndLoss(deps, caller.memberId, days),
  };
}
