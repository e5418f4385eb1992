import type { Handlers } from '#http/handlers.ts';
import type { PlayerEndpoints } from '@pavilion/contract/player';
import type { LotteryDeps } from '../lottery-deps.ts';
import { createKnownDraws } from './known-draws.ts';
import { createDrawLists } from './show-draws.ts';
import { createHotGaps } from './show-hot-gap.ts';
import { listLotteries, listMenus } from './show-lotteries.ts';
import { showChaseNumeros, showNear } from './show-near.ts';
import { createPopular, listOpened } from './show-opened.ts';
import { createPlayMenus } from './show-plays.ts';
import { createSettings, listSeries } from './show-setting.ts';

type ShowCall =
  | 'listLotteries'
  | 'listMenus'
  | 'listOutsideMenus'
  | 'listPopular'
  | 'listOpened'
  | 'listOutsideOpened'
  | 'getPlayMenu'
  | 'getSetting'
  | 'listSeries'
  | 'getNear'
  | 'listChaseNumeros'
  | 'listDrawResults'
  | 'listDrawResultsByCode'
  | 'getHotGap';

/** What everybody reads of lotteries and draws. */
export function showHandlers(
  deps: LotteryDeps,
): Pick<Handlers<PlayerEndpoints['lottery']>, ShowCall> {
  const draws = createKnownDraws(deps);
  const lists = createDrawLists(deps);
  const hotGap = createHotGaps(deps, draws);
  const playMenu = createPlayMenus(deps);
  const setting = createSettings(deps);
  const popular = createPopular(deps, draws);
  return {
    listLotteries: (_, { language }) => listLotteries(deps, draws, language),
    listMenus: async ({ prizeMode }, { language }) =>
      listMenus(deps, 'own', { prizeMode, language }),
    listOutsideMenus: async ({ prizeMode }, { language }) =>
      listMenus(deps, 'outside', { prizeMode, language }),
    listPopular: ({ count }) => popular(count),
    listOpened: () => listOpened(deps, draws, 'own'),
    listOutsideOpened: () => listOpened(deps, draws, 'outside'),
    getPlayMenu: async ({ gameId }, { language }) => playMenu(gameId, language),
    getSetting: ({ gameId }) => setting(gameId),
    listSeries: (_, { caller }) => listSeries(deps, caller.memberId),
    getNear: (asked) => showNear(deps, draws, asked),
    listChaseNumeros: (asked) => showChaseNumeros(deps, draws, asked),
    listDrawResults: lists.byId,
    listDrawResultsByCode: lists.byCode,
    getHotGap: ({ gameId }) => hotGap(gameId),
  };
}
