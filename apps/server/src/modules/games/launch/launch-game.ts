import { randomUUID } from 'node:crypto';
import { ApiError } from '#http/api-error.ts';
import type { SessionContext } from '#http/handlers.ts';
import { findMemberAccount } from '#modules/wallet/account.store.ts';
import { closePermits } from '#modules/wallet/wager-permit.store.ts';
import type { GameVendorConnection, VendorAnswer } from '#ports/game-vendor.ts';
import { memberKind } from '@pavilion/domain/member/member-type';
import { languageTags } from '@pavilion/domain/site/language';
import { inLanguage } from '@pavilion/domain/site/local-text';
import { formatAmount } from '@pavilion/domain/wallet/money';
import { paths } from '@pavilion/screens/paths';
import { returnPath } from '@pavilion/screens/return-path';
import type { CatalogueGame, GameCatalogue } from '../catalogue/game-catalogue.ts';
import { beginPlayForMoney } from './begin-play.ts';
import { takesWindow, windowAnswer } from './game-window.ts';
import type { LaunchDependencies, LaunchInput, LaunchResponse } from './launch-deps.ts';
import { launchLottery } from './launch-lottery.ts';
import { openPlaySession } from './play-session.store.ts';

type Language = SessionContext['language'];

function wantedGame(catalogue: GameCatalogue, input: LaunchInput): CatalogueGame {
  const wanted = input.nodeId === undefined ? undefined : catalogue.byNode(input.nodeId);
  const isNamed =
    wanted !== undefined &&
    (input.vassalage === undefined || input.vassalage === wanted.vendor.code) &&
    (input.gameId === '' || input.gameId === 'lobby' || input.gameId === wanted.game.gameId);
  if (!isNamed) throw new ApiError('game.not.found');
  if (wanted.maintenance) throw new ApiError('game.maintenance');
  return wanted;
}

function launchUrl(deps: LaunchDependencies, wanted: CatalogueGame, answer: VendorAnswer<string>) {
  if (answer.done) return answer.value;
  const { connection } = wanted.vendor;
  deps.logger?.warn({ connection, failure: answer.failure }, 'a game vendor did not launch a game');
  const isResting = answer.failure.kind === 'resting';
  throw new ApiError(isResting ? 'game.vendor.resting' : 'game.launch.failed');
}

/** The vendor's answer; for a game that takes the whole window only with an allowed address. */
async function allowed(
  deps: LaunchDependencies,
  wanted: CatalogueGame,
  answer: Promise<VendorAnswer<string>>,
) {
  return takesWindow(wanted) ? windowAnswer(await answer, deps.gameOrigins) : answer;
}

function bringsMoney(deps: LaunchDependencies, vendor: CatalogueGame['vendor']): boolean {
  return deps.connections[vendor.connection]?.transfers !== undefined;
}

/** What the page around the game shows. */
function aboutOf(deps: LaunchDependencies, wanted: CatalogueGame, to: Language) {
  const { game, vendor, cards } = wanted;
  return {
    topLevel: takesWindow(wanted),
    gameName: inLanguage(game.title, to),
    iconUrl: cards[to].iconUrl,
    showsNet: deps.site.protection.netPosition,
    showsElapsed: deps.site.protection.elapsedTime,
    openedAt: deps.clock().toISOString(),
    bringMoneyTo: bringsMoney(deps, vendor) ? vendor.code : null,
    bringAtOnce: bringsMoney(deps, vendor) && vendor.bringsCash === true,
  };
}

function launchFields(
  deps: LaunchDependencies,
  input: LaunchInput,
  { game, vendor }: CatalogueGame,
  to: SessionContext,
) {
  const depositPath = bringsMoney(deps, vendor)
    ? paths.gameWallets({ vassalage: vendor.code })
    : paths.deposit();
  return {
    vendorGame: game.vendorGame,
    languageTag: languageTags[to.language],
    returnUrl: deps.publicUrl + returnPath(input.backUrl),
    depositUrl: deps.publicUrl + depositPath,
    ...(input.matchId !== undefined && { matchId: input.matchId }),
  };
}

/** Minor units to play with: a trial account's play money, else the policy's amount. */
async function playMoney(deps: LaunchDependencies, memberId: bigint): Promise<bigint> {
  const account = await findMemberAccount(deps.db, memberId);
  const isPlayMoney = account?.currency === deps.trialCurrency.code;
  return isPlayMoney ? account.balanceMinor : deps.site.policy.trial.startingBalance;
}

async function launchForFree(
  deps: LaunchDependencies,
  connection: GameVendorConnection,
  wanted: CatalogueGame,
  input: LaunchInput,
  context: SessionContext,
): Promise<LaunchResponse> {
  const balanceMinor = await playMoney(deps, context.caller.memberId);
  const launched = connection.launchDemo({
    ...launchFields(deps, input, wanted, context),
    currency: deps.trialCurrency.code,
    balance: formatAmount(balanceMinor, deps.currency.digits),
  });
  const answer = await allowed(deps, wanted, launched);
  return {
    content: { game_url: launchUrl(deps, wanted, answer) },
    playSessionId: null,
    ...aboutOf(deps, wanted, context.language),
    bringMoneyTo: null,
    bringAtOnce: false,
    trial: true,
  };
}

/** The permit is committed before the vendor is called, and closed when the launch fails. */
async function launchForMoney(
  deps: LaunchDependencies,
  connection: GameVendorConnection,
  wanted: CatalogueGame,
  input: LaunchInput,
  context: SessionContext,
): Promise<LaunchResponse> {
  const { db, clock, currency, site } = deps;
  const { memberId, sessionId } = context.caller;
  const accountId = await beginPlayForMoney(deps, memberId);
  const playSessionId = randomUUID();
  const about = aboutOf(deps, wanted, context.language);
  const opened = await openPlaySession(db, {
    id: playSessionId,
    memberId,
    accountId,
    loginSessionId: sessionId,
    connection: connection.id,
    gameNode: wanted.game.nodeId,
    vendorGame: wanted.game.vendorGame,
  });
  if (!opened) throw new ApiError('session.ended');
  const launched = connection.launchReal({
    ...launchFields(deps, input, wanted, context),
    playSessionId,
    accountId: accountId.toString(),
    currency: currency.code,
    country: context.country ?? site.brand.country,
    address: context.address,
  });
  const answer = await allowed(deps, wanted, launched);
  if (!answer.done) await closePermits(db, [playSessionId], 'launch failed', clock());
  return {
    content: { game_url: launchUrl(deps, wanted, answer) },
    playSessionId,
    ...about,
    trial: false,
  };
}

/** Launches a game or the lottery (seed section 4); trial accounts play for play money. */
export async function launchGame(
  deps: LaunchDependencies,
  input: LaunchInput,
  context: SessionContext,
): Promise<LaunchResponse> {
  const { trial } = memberKind(context.caller.memberType, deps.site.memberTypes);
  const lottery = await launchLottery(deps, input, trial, context);
  if (lottery) return lottery;
  const wanted = wantedGame(deps.catalogue, input);
  const connection = deps.connections[wanted.vendor.connection];
  if (!connection) throw new ApiError('game.maintenance');
  const forMoney = !trial && input.accountType === 1;
  if (!forMoney && !wanted.game.supportPlay) {
    throw new ApiError(trial ? 'trial.restricted' : 'game.forbidden');
  }
  const launch = forMoney ? launchForMoney : launchForFree;
  const launched = await launch(deps, connection, wanted, input, context);
  // The game is open, so a failure to remember it does not refuse the launch.
  await deps.played(context.caller.memberId, wanted.game.nodeId).catch((error: unknown) => {
    deps.logger?.warn({ err: error }, 'a recent game was not remembered');
  });
  return launched;
}
