import { randomUUID } from 'node:crypto';
import type { DatabaseTransaction } from '#db/database.ts';
import { ApiError } from '#http/api-error.ts';
import { writeExclusion } from '#modules/accounts/member-lock.store.ts';
import { lockAccount } from '#modules/wallet/account.store.ts';
import { isStricter, type ExclusionKind } from '@pavilion/domain/member/exclusion';
import { moneyAccountOf } from '../money-account.ts';
import type { ProtectionDeps } from '../protection-deps.ts';
import { restrictionMessage } from '../restriction-message.ts';
import { shutPlay } from '../shut-play.ts';
import { exclusionEnd } from './exclusion-end.ts';
import {
  findInForce,
  insertAct,
  insertExclusion,
  lengthenExclusion,
  type StoredExclusion,
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
>;

export type WantedExclusion = {
  kind: ExclusionKind;
  length: string;
  /** Null when the member wants it. */
  by: { operator: string; reason: string; requestKey: string } | null;
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

async function begin(
  deps: ExclusionDeps,
  transaction: DatabaseTransaction,
  house: bigint,
  exclusion: Omit<StoredExclusion, 'returnFrom'>,
) {
  const { id, memberId, kind } = exclusion;
  const { ended, released } = await shut(deps, transaction, { memberId, house, id });
  await insertExclusion(transaction, exclusion);
  await writeExclusion(transaction, memberId, kind);
  const message = restrictionMessage('play.excluded', ended);
  await deps.writeInboxMessage(transaction, memberId, {
    ...message,
    requestKey: id,
    operator: null,
  });
  await deps.signals.publishIn(transaction, { kind: 'balance', memberId });
  return { bonusesEnded: ended.map(({ bonusId }) => bonusId.toString()), released };
}

/**
 * Excludes a member, or lengthens the exclusion that is in force. From the commit on the ledger
 * takes no stake, every session and remembered device is logged out, bonuses have ended and nothing
 * must be played before a withdrawal (D23). The caller holds the member's lock.
 */
export async function exclude(
  deps: ExclusionDeps,
  transaction: DatabaseTransaction,
  { memberId, house }: { memberId: bigint; house: bigint },
  { kind, length, by }: WantedExclusion,
): Promise<void> {
  const now = deps.clock();
  const current = await findInForce(transaction, memberId);
  const until = exclusionEnd(length, now, deps.timeZone);
  if (current !== null && !isStricter(current, { kind, until })) {
    throw new ApiError('exclusion.shorter');
  }
  // First, as a launch locks its session before it opens a permit under the account.
  await deps.endSessions(transaction, memberId, 'excluded');
  const id = current?.id ?? randomUUID();
  const byOperator = by !== null;
  const what = current === null ? 'begun' : 'lengthened';
  let fallen: { bonusesEnded: string[]; released: bigint } = { bonusesEnded: [], released: 0n };
  if (current === null) {
    const exclusion = { id, memberId, kind, byOperator, since: now, until };
    fallen = await begin(deps, transaction, house, exclusion);
  } else {
    await lengthenExclusion(transaction, { id, kind, until, byOperator });
    await writeExclusion(transaction, memberId, kind);
  }
  await deps.keepDetails(transaction, id, memberId);
  await insertAct(transaction, {
    exclusion_id: id,
    member_id: memberId,
    what,
    kind,
    until,
    length,
    operator: by?.operator ?? null,
    reason: by?.reason ?? null,
    request_key: by?.requestKey ?? null,
    bonuses_ended: fallen.bonusesEnded,
    released: fallen.released,
    at: now,
  });
}
