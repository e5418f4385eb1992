import { ApiError } from '#http/api-error.ts';
import { findMemberAccount } from '#modules/wallet/account.store.ts';
import { catchUpReports } from '#modules/wallet/report-progress.ts';
import type { RewardsDeps } from './rewards-deps.ts';

type Deps = Pick<RewardsDeps, 'db' | 'currency'> & { site: Pick<RewardsDeps['site'], 'brand'> };

/** Counts what a member has deposited and bet so far; refuses an account of play money. */
export async function catchUpOwn({ db, site, currency }: Deps, memberId: bigint): Promise<void> {
  const account = await findMemberAccount(db, memberId);
  if (account?.currency !== currency.code) throw new ApiError('trial.restricted');
  await catchUpReports(db, [account.accountId], { timeZone: site.brand.timeZone, currency });
}
