import { ApiError } from '#http/api-error.ts';
import { lockMember } from '#modules/accounts/member-lock.store.ts';
import { namedMember } from '#modules/accounts/named-member.ts';
import { findMemberAccount } from '#modules/wallet/account.store.ts';
import type { ParsedInputOf, ResponseOf } from '@pavilion/contract/endpoint';
import type { setMemberLimit as call } from '@pavilion/contract/operator/protection';
import { limitAt } from '@pavilion/domain/protection/own-limit';
import { formatAmount } from '@pavilion/domain/wallet/money';
import type { LimitDeps } from '../protection-deps.ts';
import { checkEveryMinutes as everyMinutesOf } from '../reality-check/check-interval.ts';
import { listAnswers } from '../reality-check/reality-check.store.ts';
import { readAmount, showAmount } from './limit-amount.ts';
import {
  findChangeByKey,
  findLimits,
  insertChange,
  limitOf,
  listChanges,
  writeLimit,
} from './own-limit.store.ts';
import { tellWallet } from './play-limits.ts';
import { showWish } from './show-limits.ts';
import { minuteMs } from './use-of-limit.ts';

type Deps = Pick<LimitDeps, 'db' | 'clock' | 'currency' | 'policy'>;
type Input = ParsedInputOf<typeof call> & { operator: string };

/** The limits of a member, and what was done to them. */
export async function showMemberLimits(
  deps: Deps,
  account: string,
): Promise<ResponseOf<typeof call>> {
  const { db, clock, currency } = deps;
  const memberId = await namedMember(deps, account);
  const now = clock();
  const list = (await findLimits(db, memberId)).map(({ kind, period, own, byOperator }) => {
    const { amount, wish } = limitAt(own, now);
    return {
      kind,
      period,
      byMember: showAmount(kind, amount, currency),
      byOperator: showAmount(kind, byOperator, currency),
      wish: showWish(kind, wish, currency),
    };
  });
  const changes = (await listChanges(db, memberId)).map((change) => ({
    kind: change.kind,
    period: change.period,
    what: change.what,
    amount: showAmount(change.kind, change.amount, currency),
    operator: change.operator,
    reason: change.reason,
    at: change.at.toISOString(),
  }));
  const checks = (await listAnswers(db, memberId)).map((one) => ({
    since: one.since.toISOString(),
    playedMinutes: Number(one.played_ms / minuteMs),
    staked: formatAmount(one.staked, currency.digits),
    won: formatAmount(one.won, currency.digits),
    answer: one.answer,
    at: one.at.toISOString(),
  }));
  const checkEveryMinutes = await everyMinutesOf(deps, db, memberId);
  return { account: account.toLowerCase(), list, changes, checkEveryMinutes, checks };
}

/**
 * Sets the operator's own limit of a member, or takes it away. The member's stays as it is, and the
 * lower one of both counts, so that an operator cannot loosen what a member has set.
 */
export async function setMemberLimit(deps: Deps, input: Input): Promise<ResponseOf<typeof call>> {
  const { db, clock, currency } = deps;
  const { account, kind, period, operator, reason, requestKey } = input;
  const memberId = await namedMember(deps, account);
  const played = await findMemberAccount(db, memberId);
  // Play money of trial accounts is not limited.
  if (played?.currency !== currency.code) throw new ApiError('member.not.found');
  const isOne = (kind === 'bet') === (period === 'stake') && (kind !== 'time' || period === 'day');
  if (!isOne) throw new ApiError('limit.amount.invalid');
  const amount = readAmount(kind, input.amount, currency);
  await db.transaction().execute(async (transaction) => {
    await lockMember(transaction, memberId);
    const earlier = await findChangeByKey(transaction, operator, requestKey);
    if (earlier !== null) {
      const isSame =
        earlier.member_id === memberId &&
        earlier.kind === kind &&
        earlier.period === period &&
        earlier.amount === amount;
      if (isSame) return;
      throw new ApiError('wallet.repeat.differs');
    }
    const now = clock();
    const limits = await findLimits(transaction, memberId);
    const changed = { ...limitOf(limits, { kind, period }), byOperator: amount };
    await writeLimit(transaction, memberId, changed, now);
    await insertChange(transaction, {
      member_id: memberId,
      kind,
      period,
      what: 'set',
      amount,
      operator,
      reason,
      request_key: requestKey,
      at: now,
    });
    await tellWallet(deps, transaction, memberId, [changed, ...limits]);
  });
  return showMemberLimits(deps, account);
}
