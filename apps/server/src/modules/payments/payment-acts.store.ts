import type { FindPaymentActs } from '#modules/protection/protection-deps.ts';

/** What a member has paid in and asked to be paid out since an instant, in the order of time. */
export const findPaymentActs: FindPaymentActs = async (db, memberId, since) => {
  const deposits = await db
    .selectFrom('deposit')
    .select([
      'id as depositId',
      'requested_at as askedAt',
      'settled_at as at',
      'amount as amountMinor',
    ])
    .where('member_id', '=', memberId)
    .where('requested_at', '>=', since)
    .where('state', '=', 'paid')
    .where('settled_at', 'is not', null)
    .orderBy('settled_at')
    .orderBy('id')
    .$narrowType<{ at: Date }>()
    .execute();
  const withdrawals = await db
    .selectFrom('withdrawal')
    .select('requested_at as askedAt')
    .where('member_id', '=', memberId)
    .where('requested_at', '>=', since)
    .orderBy('requested_at')
    .orderBy('id')
    .execute();
  return { deposits, withdrawals };
};
