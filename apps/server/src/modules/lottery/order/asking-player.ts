import { ApiError } from '#http/api-error.ts';
import { createGroupRead } from '#kit/group-read.ts';
import { findMemberAccounts } from '#modules/wallet/account.store.ts';
import { ownSeries } from '@pavilion/domain/lottery/price/series';
import type { LotteryDeps } from '../lottery-deps.ts';
import { ownSeriesOf } from '../own-series.ts';

/** Orders come in bursts before a draw closes; what they need is read for many of them at once. */
export const readsOfMany = { readsInFlight: 2, maximumBatch: 256 };

/** Who bets, and with which account. */
export type Player = Readonly<{ memberId: bigint; accountId: bigint; isTrial: boolean }>;

/** Reads what orders need of their members. */
export function createPlayers(deps: LotteryDeps) {
  const { db, trialCurrency } = deps;
  const findAccount = createGroupRead({
    ...readsOfMany,
    read: async (memberIds: readonly bigint[]) => {
      const accounts = await findMemberAccounts(db, memberIds);
      return memberIds.map((memberId) => accounts.get(memberId) ?? null);
    },
  });
  const seriesOf = createGroupRead({
    ...readsOfMany,
    read: (memberIds: readonly bigint[]) => ownSeriesOf(deps, memberIds),
  });
  return {
    /** Throws `wallet.no.funds` for a member without an account. */
    require: async (memberId: bigint): Promise<Player> => {
      const account = await findAccount(memberId);
      if (!account) throw new ApiError('wallet.no.funds');
      const { accountId, currency } = account;
      return { memberId, accountId, isTrial: currency === trialCurrency.code };
    },
    /** The highest series of the member. */
    ownSeries: async (memberId: bigint): Promise<number> =>
      (await seriesOf(memberId)) ?? ownSeries(0),
  };
}
