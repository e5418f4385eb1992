import { writeClosed } from '#modules/accounts/closed-member.store.ts';
import { lockMember } from '#modules/accounts/member-lock.store.ts';
import { fetchAnew, findInForce, noteAct } from '../exclusion/exclusion.store.ts';
import { againAfterMs } from '../exclusion/fetch-money.ts';
import { takeDue, writeLook, type Due } from './closing.store.ts';
import {
  catchUpRounds,
  finishClosing,
  lockMoneyAccount,
  lookAgainAt,
  type ClosingDeps,
} from './finish-closing.ts';

const atOnce = 100;
const leaseMs = 60_000;

/** Closes an account when nothing is left, or says when it is looked at again. */
async function lookAtClosing(deps: ClosingDeps, memberId: bigint): Promise<void> {
  const { clock } = deps;
  await catchUpRounds(deps, memberId);
  await deps.db.transaction().execute(async (transaction) => {
    const { closedAt } = await lockMember(transaction, memberId);
    const current = await findInForce(transaction, memberId);
    if (current?.kind !== 'closing' || closedAt !== null) return;
    const { id, since } = current;
    const { waits, isLeft } = await finishClosing(deps, transaction, current);
    if (waits.length === 0) return;
    const now = clock();
    await writeLook(transaction, id, lookAgainAt(since, now));
    if (isLeft) await fetchAnew(transaction, id, new Date(now.getTime() + againAfterMs));
  });
}

/**
 * Opens a closed account to which money has come, so that its member can log in and withdraw it;
 * then it closes again.
 */
async function reopenForMoney(deps: ClosingDeps, memberId: bigint): Promise<void> {
  await deps.db.transaction().execute(async (transaction) => {
    const { closedAt, erasedAt } = await lockMember(transaction, memberId);
    const current = await findInForce(transaction, memberId);
    if (current === null || closedAt === null || erasedAt !== null) return;
    const account = await lockMoneyAccount(deps, transaction, memberId);
    if (account === null || account.balanceMinor === 0n) return;
    await writeClosed(transaction, memberId, null);
    const now = deps.clock();
    await noteAct(transaction, 'reopened', current, { at: now });
    await writeLook(transaction, current.id, lookAgainAt(current.since, now));
  });
}

async function look(deps: ClosingDeps, { memberId, isClosed, balance }: Due): Promise<void> {
  if (!isClosed) await lookAtClosing(deps, memberId);
  else if (balance !== 0n) await reopenForMoney(deps, memberId);
}

/**
 * Looks at closings whose time has come. Those that wait are looked at every few seconds, later
 * once a minute. Closed accounts without money cost one row of one statement, ever less often; what
 * one account throws is logged and does not hold up the others.
 */
export async function lookAtClosings(deps: ClosingDeps, signal: AbortSignal): Promise<void> {
  const { db, clock, currency, logger } = deps;
  const now = clock();
  const lease = { now, leaseUntil: new Date(now.getTime() + leaseMs), currency: currency.code };
  for (const due of await takeDue(db, lease, atOnce)) {
    if (signal.aborted) return;
    try {
      await look(deps, due);
    } catch (error) {
      logger.error({ err: error, memberId: due.memberId.toString() }, 'a closing failed');
    }
  }
}
