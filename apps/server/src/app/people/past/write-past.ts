import type { Database, DatabaseTransaction } from '#db/database.ts';
import type { Clock } from '#kit/clock.ts';
import type { Agents } from '#modules/agents/agents.ts';
import { rebatePosting, settlementSource, transferSource } from '#modules/agents/past-teams.ts';
import { insertPastLogins } from '#modules/sessions/past-logins.store.ts';
import { findApplied, lockAccount } from '#modules/wallet/account.store.ts';
import { applyPast } from '#modules/wallet/past-operations.ts';
import { catchUpIn, noteMembersAsOf, noteTeamsAsOf } from '#modules/wallet/report-progress.ts';
import type { Past, PastMove } from './past-book.ts';

export type PastAccount = { memberId: bigint; accountId: bigint };

export type PastDependencies = {
  db: Database;
  clock: Clock;
  agents: Pick<Agents, 'past'>;
  timeZone: string;
  currency: { code: string };
  /** Of the moves; with a user name as the id it is the first of this account. */
  source: string;
  /** The house account on the other side. */
  houseId: bigint;
  /** The house account that pays rebates. */
  rebateHouseId: bigint;
  /** The house account between the halves of transfers. */
  transferHouseId: bigint;
  /** The house accounts of contracts: between agents, and of what the house pays. */
  contractsId: bigint;
  contractCostId: bigint;
  /** Writes what stands beside the moves: rates, links and applications. */
  writeTeam: (transaction: DatabaseTransaction) => Promise<void>;
};

/** Who posts a move, and under which id. */
function sourceOf(
  { source, houseId, rebateHouseId, transferHouseId, ...contracts }: PastDependencies,
  { memberId }: PastAccount,
  { key, rebate, transfer, settlement }: PastMove,
) {
  const { contractsId, contractCostId } = contracts;
  if (transfer) {
    return { contraId: transferHouseId, source: transferSource, externalId: key };
  }
  if (settlement) {
    const contraId = settlement.isOfHouse ? contractCostId : contractsId;
    return { contraId, source: settlementSource, externalId: key };
  }
  if (!rebate) return { contraId: houseId, source, externalId: key };
  return {
    contraId: rebateHouseId,
    ...rebatePosting({ ...rebate, memberId }),
  };
}

function operationOf(deps: PastDependencies, account: PastAccount, move: PastMove) {
  const { kind, amountMinor, round } = move;
  return {
    ...sourceOf(deps, account, move),
    accountId: account.accountId,
    kind,
    amountMinor,
    ...(round && {
      roundId: round.roundId,
      gameNode: round.gameNode,
      category: round.category,
      finishesRound: round.finishes,
    }),
  };
}

/** Brings reports, team sums and rebates up to the past: pages show it at once. */
async function countPast(
  transaction: DatabaseTransaction,
  deps: PastDependencies,
  past: Past,
): Promise<void> {
  const asOf = deps.clock();
  await catchUpIn(transaction, deps, asOf);
  await noteMembersAsOf(transaction, asOf);
  await deps.agents.past.sum(transaction, past.days);
  await noteTeamsAsOf(transaction, asOf);
}

/** Writes the past of accounts, all or none; one that is written already stays as it is. */
export async function writePast(
  deps: PastDependencies,
  accounts: ReadonlyMap<string, PastAccount>,
  past: Past,
): Promise<void> {
  const accountOf = (username: string): PastAccount => {
    const account = accounts.get(username);
    if (!account) throw new Error(`${username} has no account`);
    return account;
  };
  const [first] = accounts.values();
  if (!first) return;
  await deps.db.transaction().execute(async (transaction) => {
    await lockAccount(transaction, first.accountId);
    const written = await findApplied(transaction, deps.source, [...accounts.keys()]);
    if (written.size > 0) return;
    await applyPast(
      transaction,
      past.moments.map(({ at, moves }) => ({
        at,
        operations: moves.map((move) => operationOf(deps, accountOf(move.username), move)),
      })),
    );
    await insertPastLogins(
      transaction,
      past.logins.map(({ username, at }) => ({ memberId: accountOf(username).memberId, at })),
    );
    await deps.writeTeam(transaction);
    const sent = past.transfers.map(({ from, to, ...transfer }) => {
      const [senderId, receiverId] = [accountOf(from).memberId, accountOf(to).memberId];
      return { ...transfer, senderId, receiverId };
    });
    await deps.agents.past.writeTransfers(transaction, sent);
    await countPast(transaction, deps, past);
    const paid = past.salaries.map(({ payee, ...one }) => {
      return { ...one, payeeId: accountOf(payee).memberId };
    });
    await deps.agents.past.writeSalaries(transaction, paid);
  });
}
