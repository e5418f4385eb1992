import type { DatabaseTransaction } from '#db/database.ts';
import { writeIdentityState, writeVerified } from '#modules/accounts/identity.store.ts';
import { lockMember } from '#modules/accounts/member-lock.store.ts';
import type { FoundIdentity, IdentityRefusal } from '@pavilion/domain/protection/identity-check';
import { moneyAccountOf } from '../money-account.ts';
import { changePlayLock, type PlayLockDeps } from '../play-lock/set-play-lock.ts';
import type { ProtectionDeps } from '../protection-deps.ts';
import { lockNumber, writeDecision, type IdentityCheckRow } from './decision.store.ts';
import type { IdentityBoxes } from './identity-boxes.ts';
import { refusedMessage, verifiedMessage } from './identity-message.ts';

export type DecisionDeps = PlayLockDeps &
  Pick<ProtectionDeps, 'excludedPeople'> &
  Pick<IdentityBoxes, 'numbers' | 'profileBox'>;

/** What is decided; `found` is null where nobody could read the document. */
export type Verdict =
  | { outcome: 'verified'; found: FoundIdentity }
  | { outcome: 'refused'; reason: IdentityRefusal; found: FoundIdentity | null };

/** The operator who decided, with the key of the request; null for the company. */
export type DecidedBy = { operator: string; decisionKey: string; note: string | null } | null;

/** Who locks play where the company finds that a member is under age. */
const lockedBy = 'identity-check';

/** Locks the account of a member under age for play; members without money have none to lock. */
async function lockPlay(
  deps: DecisionDeps,
  transaction: DatabaseTransaction,
  { id, member_id: memberId }: IdentityCheckRow,
  { house, operator }: { house: bigint; operator: string },
): Promise<string | null> {
  const account = await moneyAccountOf(deps, transaction, memberId);
  if (account === null) return null;
  const whose = { memberId, accountId: account.accountId, house };
  const reason = 'under age by the identity check';
  const change = { locked: true, reason, operator, requestKey: `identity check ${id}` };
  return (await changePlayLock(deps, transaction, whose, change)).id;
}

/** Puts the details of the document in place of those given, also where an exclusion keeps them. */
async function verify(
  deps: DecisionDeps,
  transaction: DatabaseTransaction,
  memberId: bigint,
  found: FoundIdentity,
): Promise<void> {
  await writeVerified(transaction, memberId, found, deps.profileBox);
  const person = { name: found.name, birthday: found.birthday };
  const noticed = { place: 'identity', person, otherId: memberId } as const;
  await deps.excludedPeople.noticePerson(transaction, noticed);
  await deps.excludedPeople.keepAdded(transaction, memberId);
}

/**
 * Writes a decision and tells the member. The caller holds the member's lock and has seen that the
 * check is still open. Returns the lock of play that it has caused; null for none.
 */
async function write(
  deps: DecisionDeps & { house: bigint },
  transaction: DatabaseTransaction,
  check: IdentityCheckRow,
  verdict: Verdict,
  by: DecidedBy,
): Promise<string | null> {
  const { id, member_id: memberId } = check;
  const reason = verdict.outcome === 'refused' ? verdict.reason : null;
  const columns = verdict.found && deps.numbers.columnsOf(verdict.found);
  if (columns !== null) await lockNumber(transaction, columns.number_mark);
  if (verdict.outcome === 'verified') await verify(deps, transaction, memberId, verdict.found);
  else await writeIdentityState(transaction, memberId, 'refused');
  const operator = by?.operator ?? null;
  const decided = {
    state: verdict.outcome,
    reason,
    note: by?.note ?? null,
    operator,
    decision_key: by?.decisionKey ?? null,
    decided_at: deps.clock(),
  };
  await writeDecision(transaction, id, decided, columns);
  const message = reason === null ? verifiedMessage() : refusedMessage(reason);
  const requestKey = `identity check ${id}`;
  await deps.writeInboxMessage(transaction, memberId, { ...message, requestKey, operator });
  await deps.signals.publishIn(transaction, { kind: 'identity', memberId });
  if (reason !== 'underAge') return null;
  const locking = { house: deps.house, operator: operator ?? lockedBy };
  return lockPlay(deps, transaction, check, locking);
}

/** Writes a decision on a check that is still open, in the transaction of `decideUnderLock`. */
export type DecideCheck = (
  check: IdentityCheckRow,
  verdict: Verdict,
  by: DecidedBy,
) => Promise<void>;

/**
 * Runs a transaction under the lock of a member, in which a check of the member is looked at and
 * may be decided on. A decision tells the member, puts the details of the document in place of
 * those given, and locks play where the member is under age; the money is then fetched from the
 * providers.
 */
export async function decideUnderLock<Result>(
  deps: DecisionDeps,
  memberId: bigint,
  use: (transaction: DatabaseTransaction, decide: DecideCheck) => Promise<Result>,
): Promise<Result> {
  const house = await deps.wallet.houseAccount('adjustments', deps.currency.code);
  const locks: string[] = [];
  const result = await deps.db.transaction().execute(async (transaction) => {
    await lockMember(transaction, memberId);
    return use(transaction, async (...decision) => {
      const lockId = await write({ ...deps, house }, transaction, ...decision);
      if (lockId !== null) locks.push(lockId);
    });
  });
  for (const lockId of locks) await deps.bringHome(memberId, lockId);
  return result;
}
