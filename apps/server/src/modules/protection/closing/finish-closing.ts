import type { Database, DatabaseTransaction } from '#db/database.ts';
import { minuteMs } from '#kit/time/milliseconds.ts';
import { writeClosed } from '#modules/accounts/closed-member.store.ts';
import { lockAccount } from '#modules/wallet/account.store.ts';
import { catchUpReports } from '#modules/wallet/report-progress.ts';
import { closingWaits, type ClosingWait } from '@pavilion/domain/protection/closing';
import type { ExclusionDeps } from '../exclusion/begin-exclusion.ts';
import { noteAct, type StoredExclusion } from '../exclusion/exclusion.store.ts';
import { moneyAccountOf } from '../money-account.ts';
import type { ProtectionDeps } from '../protection-deps.ts';
import { findPlayUnderWay, writeLook } from './closing.store.ts';

export type ClosingDeps = ExclusionDeps & Pick<ProtectionDeps, 'publish' | 'logger'>;

type MoneyAccount = Awaited<ReturnType<typeof moneyAccountOf>>;
type Closing = Pick<
  StoredExclusion,
  'id' | 'memberId' | 'kind' | 'until' | 'fetchAt' | 'fetchedAnew'
>;

/** When a closing that began at an instant is looked at next: seldom, the longer it waits. */
export function lookAgainAt(since: Date, now: Date): Date {
  const waited = now.getTime() - since.getTime();
  return new Date(now.getTime() + Math.min(minuteMs, Math.max(2000, Math.floor(waited / 4))));
}

/**
 * Brings the rounds of a member up to the ledger, from which open bets are read. Before the
 * transaction that closes the account, as reports are locked before any account.
 */
export async function catchUpRounds(deps: ClosingDeps, memberId: bigint): Promise<void> {
  const account = await moneyAccountOf(deps, deps.db, memberId);
  if (account !== null) await catchUpReports(deps.db, [account.accountId], deps);
}

const nothing = { isBetOpen: false, isMoving: false, isAway: false, wasAway: false };

/**
 * What the account of a closing waits for. Who has been at a provider waits for the first fetch of
 * the money there. `isLeft`: money at a provider that nobody fetches.
 */
export async function findWaits(
  { closingPayments }: Pick<ClosingDeps, 'closingPayments'>,
  db: Database | DatabaseTransaction,
  { memberId, fetchAt, fetchedAnew }: Closing,
  account: MoneyAccount,
): Promise<{ waits: ClosingWait[]; isLeft: boolean }> {
  const { isBetOpen, isMoving, isAway, wasAway } =
    account === null ? nothing : await findPlayUnderWay(db, { ...account, memberId });
  const isUnderWay: Record<ClosingWait, boolean> = {
    ...(await closingPayments.underWay(db, memberId)),
    balance: account !== null && account.balanceMinor !== 0n,
    bet: isBetOpen,
    provider: isAway || isMoving || (wasAway && fetchAt !== null && fetchedAnew === 0),
  };
  return {
    waits: closingWaits.filter((wait) => isUnderWay[wait]),
    isLeft: isAway && !isMoving && fetchAt === null,
  };
}

/** The account of a member in money, locked; null for members who have none. */
export async function lockMoneyAccount(
  deps: Pick<ClosingDeps, 'currency'>,
  transaction: DatabaseTransaction,
  memberId: bigint,
): Promise<MoneyAccount> {
  const found = await moneyAccountOf(deps, transaction, memberId);
  if (found === null) return null;
  await lockAccount(transaction, found.accountId);
  return moneyAccountOf(deps, transaction, memberId);
}

/**
 * Closes the account of a member when nothing is left in it or under way, and returns what it still
 * waits for. The caller holds the member's lock. The lock of the account comes before everything
 * that is read, so that money which moves meanwhile is seen either as under way or in the balance.
 */
export async function finishClosing(
  deps: ClosingDeps,
  transaction: DatabaseTransaction,
  closing: Closing,
): Promise<{ waits: ClosingWait[]; isLeft: boolean }> {
  const { id, memberId } = closing;
  const account = await lockMoneyAccount(deps, transaction, memberId);
  const found = await findWaits(deps, transaction, closing, account);
  if (found.waits.length > 0) return found;
  const now = deps.clock();
  await writeClosed(transaction, memberId, now);
  await deps.endSessions(transaction, memberId, 'closed');
  await noteAct(transaction, 'closed', closing, { at: now });
  await writeLook(transaction, id, new Date(now.getTime() + minuteMs));
  await deps.publish('accountClosed', { transaction, memberId });
  return found;
}
