import { ApiError } from '#http/api-error.ts';
import type { SessionContext } from '#http/handlers.ts';
import { planLottery, type PrizeMode } from '@pavilion/domain/game/plan-launch';
import {
  modesOfVendor,
  vendorShows,
  type LotteryVendorCode,
} from '@pavilion/domain/lottery/order/lottery-vendor';
import { launchedPrizeMode, moneyOf } from '@pavilion/domain/lottery/order/prize-mode';
import { inLanguage } from '@pavilion/domain/site/local-text';
import { paths } from '@pavilion/screens/paths';
import { beginPlayForMoney } from './begin-play.ts';
import type { LaunchDependencies, LaunchInput, LaunchResponse } from './launch-deps.ts';
import type { LaunchedLottery, ShelvedLottery } from './launched-lottery.ts';

/** What is opened: a lottery or all, under a provider or none. */
type Wanted = {
  area: LotteryVendorCode | undefined;
  lottery: LaunchedLottery | null;
  address: Parameters<typeof paths.lottery>[0];
};

/** The two names that the family has for a mode. */
const modeNames: Readonly<Record<NonNullable<LaunchInput['lottoPrizeMode']>, PrizeMode>> = {
  lottery: 'lottery',
  'lottery-electronic': 'lottery-electronic',
  SEA: 'SEA',
  Lott: 'lottery',
  Elott: 'lottery-electronic',
};

type Mode = { prizeMode?: PrizeMode; playType?: 'trad' | 'ent' };

/** How lotteries are played; the provider says so, and the prize mode where it can be either. */
function modeOf(area: LotteryVendorCode | undefined, asked: PrizeMode | null, site: PrizeMode) {
  if (area === undefined) return asked === null ? {} : { prizeMode: asked };
  const isAmong = modesOfVendor(area).some(({ launchedAs }) => launchedAs === asked);
  const { prizeMode, playType } = planLottery(area, asked !== null && isAmong ? asked : site) ?? {};
  return { ...(prizeMode && { prizeMode }), ...(playType && { playType }) } satisfies Mode;
}

/** Throws where the lottery is not played under that provider or in that mode. */
function refuseUnshown(
  { family }: LaunchedLottery,
  area: LotteryVendorCode | undefined,
  { prizeMode }: Mode,
): void {
  const mode = prizeMode === undefined ? null : launchedPrizeMode(prizeMode);
  const isUnder = area === undefined || vendorShows(area, family);
  if (!isUnder || (mode !== null && moneyOf(mode, family) === null)) {
    throw new ApiError('lottery.play.closed');
  }
}

function wantedLottery(deps: LaunchDependencies, input: LaunchInput): Wanted {
  const { lottoArea: area, lottoPrizeMode, lottoGameCode: gameCode, lottoView: view } = input;
  // The page of a lottery names no provider, and is there without one that is on.
  const isThere = area === undefined || deps.shelf.some(({ code }) => code === area);
  if (!isThere || deps.lotteries.length === 0) throw new ApiError('lottery.game.not.found');
  const known = deps.lotteries.find(({ code }) => code === gameCode) ?? null;
  if (gameCode !== undefined && known === null) throw new ApiError('lottery.game.not.found');
  const asked = lottoPrizeMode === undefined ? null : modeNames[lottoPrizeMode];
  const mode = modeOf(area, asked, deps.prizeMode());
  if (known) refuseUnshown(known, area, mode);
  const address = { ...mode, ...(known && { gameCode: known.code }), ...(view && { view }) };
  return { area, lottery: known, address };
}

/** Who begins to play is counted as at a game; there is no provider that could fail. */
async function openedLottery(
  deps: LaunchDependencies,
  { area, lottery, address }: Wanted,
  { accountType, trial }: { accountType: number; trial: boolean },
  context: SessionContext,
): Promise<LaunchResponse> {
  // Members bet money in lotteries, and trial accounts their play money.
  if (!trial && accountType === 0) throw new ApiError('game.forbidden');
  if (!trial) await beginPlayForMoney(deps, context.caller.memberId);
  const { netPosition, elapsedTime } = deps.site.protection;
  const vendor = deps.shelf.find(({ code }) => code === area)?.vendor;
  return {
    content: { game_url: paths.lottery(address) },
    topLevel: false,
    playSessionId: null,
    gameName: lottery ? inLanguage(lottery.name, context.language) : (vendor?.name ?? ''),
    iconUrl: vendor ? (deps.pictures(vendor.logo)?.src ?? '') : '',
    trial,
    showsNet: netPosition,
    showsElapsed: elapsedTime,
    openedAt: deps.clock().toISOString(),
    bringMoneyTo: null,
    bringAtOnce: false,
  };
}

/** The lottery whose number a launch names, as a launch in mode LOTT would ask for it. */
function inputOfNode({ code, lottery }: ShelvedLottery, input: LaunchInput): LaunchInput {
  const { gameId, vassalage } = input;
  const isNamed =
    (vassalage === undefined || vassalage === code) &&
    (gameId === '' || gameId === 'lobby' || gameId === lottery.code);
  if (!isNamed) throw new ApiError('game.not.found');
  return { ...input, lottoArea: code, lottoGameCode: lottery.code };
}

/** The lottery with a number, under the provider that a launch names. */
function shelvedAt(shelf: readonly ShelvedLottery[], { nodeId, vassalage }: LaunchInput) {
  const at = shelf.filter((one) => one.nodeId === nodeId);
  return at.find(({ code }) => code === vassalage) ?? at[0];
}

/** Opens the lotteries of the site; null for a launch of a game. */
export async function launchLottery(
  deps: LaunchDependencies,
  input: LaunchInput,
  trial: boolean,
  context: SessionContext,
): Promise<LaunchResponse | null> {
  const { accountType } = input;
  if (input.launchMode === 'LOTT') {
    return openedLottery(deps, wantedLottery(deps, input), { accountType, trial }, context);
  }
  const shelved = shelvedAt(deps.shelf, input);
  if (!shelved) return null;
  const wanted = wantedLottery(deps, inputOfNode(shelved, input));
  return openedLottery(deps, wanted, { accountType, trial }, context);
}
