import type { DatabaseTransaction } from '#db/database.ts';
import { findMemberAccount, openMemberAccount } from '#modules/wallet/account.store.ts';
import { writePlayLimits } from '#modules/wallet/play-limit.store.ts';
import type { LimitKind, LimitPeriod } from '@pavilion/domain/member/own-limit';
import type { LimitDeps } from '../protection-deps.ts';
import { amountInForce, limitOf, type StoredLimit } from './own-limit.store.ts';

const minuteMs = 60_000n;

/**
 * Writes the limits of play that are in force to the rows by which the wallet decides. Opens the
 * account of a member who has none yet, so that it has them from its first bet on.
 */
export async function tellWallet(
  { currency }: Pick<LimitDeps, 'currency'>,
  transaction: DatabaseTransaction,
  memberId: bigint,
  limits: readonly StoredLimit[],
): Promise<void> {
  const account = await findMemberAccount(transaction, memberId);
  const accountId =
    account?.accountId ?? (await openMemberAccount(transaction, memberId, currency.code));
  const inForce = (kind: LimitKind, period: LimitPeriod) =>
    amountInForce(limitOf(limits, { kind, period }));
  const minutes = inForce('time', 'day');
  await writePlayLimits(transaction, accountId, {
    max_bet: inForce('bet', 'stake'),
    max_lost_day: inForce('loss', 'day'),
    max_lost_week: inForce('loss', 'week'),
    max_lost_month: inForce('loss', 'month'),
    max_staked_day: inForce('wager', 'day'),
    max_staked_week: inForce('wager', 'week'),
    max_staked_month: inForce('wager', 'month'),
    max_ms: minutes === null ? null : minutes * minuteMs,
  });
}
