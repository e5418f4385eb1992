import type { DatabaseTransaction } from '#db/database.ts';
import { ApiError } from '#http/api-error.ts';
import type { Caller } from '#http/handlers.ts';
import { lockMember } from '#modules/accounts/member-lock.store.ts';
import {
  changeLimit,
  confirmWish,
  isLooser,
  limitAt,
  type LimitAct,
  type LimitName,
  type OwnLimit,
} from '@pavilion/domain/protection/own-limit';
import { queueDaily } from '../markers/queue-count.ts';
import type { ProtectionDeps } from '../protection-deps.ts';
import { readAmount } from './limit-amount.ts';
import { findLimits, insertChange, limitOf, writeLimit } from './own-limit.store.ts';
import { tellWallet } from './play-limits.ts';

type Deps = Pick<
  ProtectionDeps,
  'db' | 'clock' | 'currency' | 'isConfirmed' | 'policy' | 'timeZone'
>;
type Who = Pick<Caller, 'memberId' | 'sessionId'>;
type Act = { what: LimitAct; amount: bigint | null; limit: OwnLimit };

/** Returns what is done to the limit; null where nothing changes. */
type Decide = (limit: OwnLimit, now: Date) => Act | null;

/** Changes one limit under the lock of the member, and what the wallet enforces with it. */
async function change(
  deps: Deps,
  memberId: bigint,
  { kind, period }: LimitName,
  decide: Decide,
): Promise<void> {
  const { db, clock } = deps;
  await db.transaction().execute(async (transaction: DatabaseTransaction) => {
    await lockMember(transaction, memberId);
    const now = clock();
    const limits = await findLimits(transaction, memberId);
    const stored = limitOf(limits, { kind, period });
    const act = decide(stored.own, now);
    if (act === null) return;
    const changed = { ...stored, own: act.limit };
    await writeLimit(transaction, memberId, changed, now);
    const { what, amount } = act;
    await insertChange(transaction, { member_id: memberId, kind, period, what, amount, at: now });
    // Locks the account before the row of the markers, as a wager does.
    await tellWallet(deps, transaction, memberId, [changed, ...limits]);
    if (what === 'confirmed') await queueDaily(deps, transaction, [memberId]);
  });
}

/** Whether the site has the limit. */
export function isOffered({ policy }: Pick<Deps, 'policy'>, { kind, period }: LimitName): boolean {
  if (kind === 'bet') return policy.maxBet && period === 'stake';
  if (kind === 'time') return policy.time && period === 'day';
  return policy[kind].some((one) => one === period);
}

/** A wish for the same amount is the same wish: asking again does not delay it. */
function isSame(one: OwnLimit, other: OwnLimit): boolean {
  return one.amount === other.amount && one.wish?.amount === other.wish?.amount;
}

/**
 * Sets a limit: a stricter one at once, a looser one as a wish. On a remembered device a looser one
 * requires the password (decision D5).
 */
export async function setLimit(
  deps: Deps,
  { memberId, sessionId }: Who,
  input: LimitName & { amount: string | null },
): Promise<void> {
  if (!isOffered(deps, input)) throw new ApiError('limit.not.offered');
  const wanted = readAmount(input.kind, input.amount, deps.currency);
  const confirmed = await deps.isConfirmed(sessionId);
  await change(deps, memberId, input, (written, now) => {
    const before = limitAt(written, now);
    const looser = isLooser(before.amount, wanted);
    if (looser && !confirmed) throw new ApiError('session.confirm.required');
    const limit = changeLimit(before, wanted, now, deps.policy);
    if (isSame(before, limit)) return null;
    return { what: looser ? 'wished' : 'set', amount: wanted, limit };
  });
}

/** Takes the second yes to a looser limit; one that is in force already changes nothing. */
export async function confirmLimit(
  deps: Deps,
  { memberId, sessionId }: Who,
  input: LimitName & { amount: string | null },
): Promise<void> {
  const wanted = readAmount(input.kind, input.amount, deps.currency);
  const confirmed = await deps.isConfirmed(sessionId);
  await change(deps, memberId, input, (written, now) => {
    const before = limitAt(written, now);
    if (before.wish === null && before.amount === wanted) return null;
    if (!confirmed) throw new ApiError('session.confirm.required');
    const limit = confirmWish(before, wanted, now);
    if (limit === null) {
      const isEarly = before.wish?.amount === wanted;
      throw new ApiError(isEarly ? 'limit.wish.early' : 'limit.wish.gone');
    }
    return { what: 'confirmed', amount: wanted, limit };
  });
}

/** Drops the wish for a looser limit. */
export async function dropWish(deps: Deps, { memberId }: Who, input: LimitName): Promise<void> {
  await change(deps, memberId, input, (written, now) => {
    const { amount, wish } = limitAt(written, now);
    if (wish === null) return null;
    return { what: 'dropped', amount: wish.amount, limit: { amount, wish: null } };
  });
}
