import { randomUUID } from 'node:crypto';
import type { DatabaseTransaction } from '#db/database.ts';
import { ApiError } from '#http/api-error.ts';
import { writeExclusion } from '#modules/accounts/member-lock.store.ts';
import { lockAccount } from '#modules/wallet/account.store.ts';
import { isStricter, type BreakKind } from '@pavilion/domain/protection/exclusion';
import { moneyAccountOf } from '../money-account.ts';
import type { ProtectionDeps } from '../protection-deps.ts';
import { restrictionMessage } from '../restriction-message.ts';
import { shutPlay } from '../shut-play.ts';
import { exclusionEnd } from './exclusion-end.ts';
import {
  findInForce,
  insertExclusion,
  lengthenExclusion,
  noteAct,
  type ByOperator,
  type Fallen,
  type NewExclusion,
} from './exclusion.store.ts';

export type ExclusionDeps = Pick<
  ProtectionDeps,
  | 'db'
  | 'clock'
  | 'currency'
  | 'timeZone'
  | 'policy'
  | 'wallet'
  | 'signals'
  | 'endBonuses'
  | 'endSessions'
  | 'keepDetails'
  | 'writeInboxMessage'
  | 'closingPayments'
  | 'publish'
>;

export type WantedExclusion = {
  kind: BreakKind;
  length: string;
  by: ByOperator;
};

/** The account against which releases are posted; asked for before the transaction begins. */
export function exclusionHouse({ wallet, currency }: ExclusionDeps): Promise<bigint> {
  return wallet.houseAccount('adjustments', currency.code);
}

/** Ends bonuses, play-through and every wager; members without an account of money have none. */
async function shut(
  deps: ExclusionDeps,
  transaction: DatabaseTransaction,
  { memberId, house, id }: { memberId: bigint; house: bigint; id: string },
) {
  const account = await moneyAccountOf(deps, transaction, memberId);
  if (account === null) return { ended: [], released: 0n };
  const { accountId } = account;
  await lockAccount(transaction, accountId);
  return shutPlay(deps, transaction, { memberId, accountId, house }, { id, by: 'exclusion' });
}

/** Tells the member of an exclusion that has begun, and of the bonuses that ended by it. */
async function tell(
  { writeInboxMessage }: Pick<ExclusionDeps, 'writeInboxMessage'>,
  transaction: DatabaseTransaction,
  { id, memberId, kind }: Pick<NewExclusion, 'id' | 'memberId' | 'kind'>,
  ended: Parameters<typeof restrictionMessage>[1],
): Promise<void> {
  const about = kind === 'closing' ? 'play.closing' : 'play.excluded';
  await writeInboxMessage(transaction, memberId, {
    ...restrictionMessage(about, ended),
    // A break that takes the place of a closing has its own message.
    requestKey: about === 'play.closing' ? `${id} closing` : id,
    operator: null,
  });
}

/**
 * Begins an exclusion, and returns what fell away by it. The caller holds the member's lock and has
 * ended the sessions.
 */
export async function begin(
  deps: ExclusionDeps,
  transaction: DatabaseTransaction,
  house: bigint,
  exclusion: NewExclusion,
): Promise<Fallen> {
  const { id, memberId, kind } = exclusion;
  const { ended, released } = await shut(deps, transaction, { memberId, house, id });
  await insertExclusion(transaction, exclusion);
  await writeExclusion(transaction, memberId, kind);
  if (kind === 'closing') await deps.publish('closingBegan', { transaction, memberId });
  else await deps.publish('breakBegan', { transaction, memberId, kind });
  await tell(deps, transaction, exclusion, ended);
  await deps.signals.publishIn(transaction, { kind: 'balance', memberId });
  return { bonusesEnded: ended.map(({ bonusId }) => bonusId.toString()), released };
}

/**
 * Excludes a member, or lengthens the exclusion that is in force. From the commit on the ledger
 * takes no stake, every session and remembered device is logged out, bonuses have ended and nothing
 * must be played before a withdrawal (D23). It takes the place of a closing of the account. The
 * caller holds the member's lock.
 */
export async function exclude(
  deps: ExclusionDeps,
  transaction: DatabaseTransaction,
  { memberId, house, closedAt }: { memberId: bigint; house: bigint; closedAt: Date | null },
  { kind, length, by }: WantedExclusion,
): Promise<void> {
  const now = deps.clock();
  const current = await findInForce(transaction, memberId);
  const until = exclusionEnd(length, now, deps.timeZone);
  if (current !== null && !isStricter(current, { kind, until })) {
    throw new ApiError('exclusion.shorter');
  }
  if (closedAt !== null) throw new ApiError('member.closed');
  // First, as a launch locks its session before it opens a permit under the account.
  await deps.endSessions(transaction, memberId, 'excluded');
  const id = current?.id ?? randomUUID();
  const exclusion = { id, memberId, kind, until };
  const byOperator = by !== null;
  const what = current === null ? 'begun' : 'lengthened';
  let fallen: Fallen | null = null;
  if (current === null) {
    const begun = { ...exclusion, byOperator, since: now, lookAt: null };
    fallen = await begin(deps, transaction, house, begun);
  } else {
    await lengthenExclusion(transaction, { ...exclusion, byOperator });
    await writeExclusion(transaction, memberId, kind);
    if (current.kind === 'closing') {
      await deps.closingPayments.dropGivenUp(transaction, memberId);
      await deps.publish('breakBegan', { transaction, memberId, kind });
      await tell(deps, transaction, exclusion, []);
    }
  }
  await deps.keepDetails(transaction, id, memberId);
  await noteAct(transaction, what, exclusion, { at: now, by, length, fallen });
}
