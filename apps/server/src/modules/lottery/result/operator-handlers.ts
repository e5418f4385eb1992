import type { Handlers } from '#http/handlers.ts';
import type { OperatorEndpoints } from '@pavilion/contract/operator';
import type { LotteryDeps } from '../lottery-deps.ts';
import { confirmCorrection, correctDraw } from './correct-draw.ts';
import { confirmResult, enterResult } from './enter-result.ts';
import { listLotteryGames, pauseLottery, resumeLottery } from './pause-lottery.ts';
import { listDraws } from './show-draws.ts';
import { confirmVoid, voidDraw, withdrawEntry } from './void-draw.ts';

/** What operators do with lotteries and their draws. */
export function operatorLotteryHandlers(
  deps: LotteryDeps,
): Omit<
  Handlers<OperatorEndpoints['lottery']>,
  'listLotteryOrders' | 'cancelLotteryOrders' | 'listExposure'
> {
  return {
    listLotteryGames: (_, context) => listLotteryGames(deps, context),
    pauseLottery: (input, context) => pauseLottery(deps, input, context),
    resumeLottery: (input, context) => resumeLottery(deps, input, context),
    listDraws: (query) => listDraws(deps, query),
    enterResult: (input, { operator }) => enterResult(deps, input, operator),
    confirmResult: (input, { operator }) => confirmResult(deps, input, operator),
    correctDraw: (input, { operator }) => correctDraw(deps, input, operator),
    confirmCorrection: (input, { operator }) => confirmCorrection(deps, input, operator),
    voidDraw: (input, { operator }) => voidDraw(deps, input, operator),
    confirmVoid: (input, { operator }) => confirmVoid(deps, input, operator),
    withdrawEntry: (input) => withdrawEntry(deps, input),
  };
}
