import type { Database } from '#db/database.ts';
import { ApiError } from '#http/api-error.ts';
import type { OwnLimits } from '#modules/protection/own-limits.ts';
import { findAccount, openMemberAccount } from '#modules/wallet/account.store.ts';
import { refuseBlocked } from '#modules/wallet/refuse-blocked.ts';

type Deps = {
  db: Database;
  currency: { code: string };
  beginPlay: OwnLimits['beginPlay'];
};

/** The id of the member's account, opened if missing; throws for one who may not wager. */
async function accountForMoney(deps: Deps, memberId: bigint): Promise<bigint> {
  const accountId = await openMemberAccount(deps.db, memberId, deps.currency.code);
  const account = await findAccount(deps.db, accountId);
  if (!account) throw new ApiError('member.disabled');
  refuseBlocked(account.wageringBlocked);
  return accountId;
}

/** Counts the play of a member from now on; throws the refusal for one who may not play now. */
export async function beginPlayForMoney(deps: Deps, memberId: bigint): Promise<bigint> {
  const accountId = await accountForMoney(deps, memberId);
  await deps.beginPlay(memberId, accountId);
  return accountId;
}
