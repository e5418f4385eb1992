import type { PlayRound } from '#ports/game-vendor.ts';
import {
  doneOf,
  refusalIn,
  refused,
  type Refusal,
  type WalletOperation,
  type WalletResult,
} from './answer.ts';
import type { Player } from './find-player.ts';
import { noPermit, type WagerPermit } from './wager-permits.ts';
import type { VendorWalletDeps } from './wallet-deps.ts';

type Common = Pick<WalletOperation, 'accountId' | 'contraId' | 'source'> & {
  gameNode: number | undefined;
  category: string | undefined;
};

/** Runs for every bet, so it builds its objects without spreading others. */
function operationsOf(
  command: PlayRound,
  permitId: string | null,
  common: Common,
): WalletOperation[] {
  const { moves, roundId, finishesRound } = command;
  const last = moves.length - 1;
  return moves.map(({ externalId, kind, amountMinor }, index) => {
    const operation: WalletOperation = {
      accountId: common.accountId,
      contraId: common.contraId,
      source: common.source,
      kind,
      amountMinor: kind === 'bet' ? -amountMinor : amountMinor,
      externalId,
      roundId,
      finishesRound: finishesRound && index === last,
    };
    if (common.gameNode !== undefined) operation.gameNode = common.gameNode;
    if (common.category !== undefined) operation.category = common.category;
    if (kind === 'bet' && permitId !== null) operation.permitId = permitId;
    return operation;
  });
}

const noWager = { permitId: null, fromMemory: false } as const;

/** The permit for the bets; while the game is not open, one that lets only repeats pass. */
function permitFor(
  deps: VendorWalletDeps,
  command: PlayRound,
  player: Player,
): Promise<WagerPermit> | typeof noWager | WagerPermit {
  if (!command.moves.some((move) => move.kind === 'bet')) return noWager;
  if (deps.openNodeOf(command.vendorGame) === undefined) {
    return { permitId: noPermit, fromMemory: false };
  }
  return deps.permits.find(command.playSessionId, player.accountId);
}

/** Refuses with the game as the reason when that is why there was no permit. */
function explained(deps: VendorWalletDeps, command: PlayRound, refusal: Refusal): Refusal {
  const isGame =
    refusal.refusal === 'sessionClosed' && deps.openNodeOf(command.vendorGame) === undefined;
  return isGame ? refused('gameForbidden', refusal.balanceMinor) : refusal;
}

function publishWins(
  deps: VendorWalletDeps,
  { moves }: PlayRound,
  { accountId, source, gameNode }: Common,
  results: readonly WalletResult[],
): void {
  if (gameNode === undefined) return;
  for (const [index, { kind, externalId, amountMinor }] of moves.entries()) {
    if (kind !== 'win' || amountMinor === 0n) continue;
    if (results[index]?.outcome !== 'applied') continue;
    deps.wins.won({ source, externalId, accountId, gameNode, amountMinor });
  }
}

/** Applies bets and wins of a round, in order, all or none, in one call of the ledger. */
export async function playRound(deps: VendorWalletDeps, command: PlayRound) {
  const player = await deps.findPlayer(command);
  if (typeof player === 'string') return refused(player);
  const gameNode = deps.nodeOf(command.vendorGame);
  const category = deps.categoryOf(gameNode);
  const common: Common = {
    accountId: player.accountId,
    contraId: await deps.houseAccount(player.currency),
    source: deps.source,
    gameNode,
    category,
  };
  const apply = (permitId: string | null) => deps.apply(operationsOf(command, permitId, common));

  const permit = await permitFor(deps, command, player);
  let results = await apply(permit.permitId);
  let refusal = refusalIn(results);
  if (refusal?.refusal === 'sessionClosed' && permit.fromMemory) {
    deps.permits.forget(player.accountId);
    const anew = await deps.permits.find(null, player.accountId);
    results = await apply(anew.permitId);
    refusal = refusalIn(results);
  }
  if (refusal) return explained(deps, command, refusal);
  publishWins(deps, command, common, results);
  return doneOf(results);
}
