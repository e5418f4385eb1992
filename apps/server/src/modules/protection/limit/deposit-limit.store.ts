import type { Database, DatabaseTransaction } from '#db/database.ts';
import {
  noLimit,
  type DepositLimit,
  type LimitPeriod,
} from '@pavilion/domain/member/deposit-limit';

export type OwnLimits = ReadonlyMap<LimitPeriod, DepositLimit>;

/** Finds each limit that the member has ever set, as it was stored. */
export async function findLimits(db: Database, memberId: bigint): Promise<OwnLimits> {
  const rows = await db
    .selectFrom('deposit_limit')
    .selectAll()
    .where('member_id', '=', memberId)
    .execute();
  return new Map(
    rows.map(({ period, amount, next_amount: next, next_from: from }) => [
      period,
      { amount, next: from === null ? null : { amount: next, from } },
    ]),
  );
}

export async function writeLimit(
  transaction: DatabaseTransaction,
  memberId: bigint,
  period: LimitPeriod,
  { amount, next }: DepositLimit,
  now: Date,
): Promise<void> {
  const limit = {
    amount,
    next_amount: next?.amount ?? null,
    next_from: next?.from ?? null,
    changed_at: now,
  };
  await transaction
    .insertInto('deposit_limit')
    .values({ member_id: memberId, period, ...limit })
    .onConflict((conflict) => conflict.columns(['member_id', 'period']).doUpdateSet(limit))
    .execute();
}

export function limitOf(limits: OwnLimits, period: LimitPeriod): DepositLimit {
  return limits.get(period) ?? noLimit;
}
