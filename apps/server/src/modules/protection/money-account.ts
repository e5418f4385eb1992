import type { Database, DatabaseTransaction } from '#db/database.ts';
import { findMemberAccount } from '#modules/wallet/account.store.ts';
import type { LimitDeps } from './protection-deps.ts';

type MoneyAccount = NonNullable<Awaited<ReturnType<typeof findMemberAccount>>>;

/** The account of a member in money; null for members who have none, or play money alone. */
export async function moneyAccountOf(
  { currency }: Pick<LimitDeps, 'currency'>,
  db: Database | DatabaseTransaction,
  memberId: bigint,
): Promise<MoneyAccount | null> {
  const account = await findMemberAccount(db, memberId);
  return account?.currency === currency.code ? account : null;
}
