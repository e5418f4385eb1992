import { useIdentityFor, type OwnIdentity } from '../identity.queries.ts';
import {
  useBankCards,
  useHasPaymentPassword,
  useWallet,
  type BankCard,
  type Wallet,
  type WithdrawLimits,
} from '../wallet.queries.ts';
import { useWithdrawBanks } from './withdraw.queries.ts';

/** Everything that the withdraw page needs to know before it shows its first step. */
export type WithdrawSetup = {
  hasPaymentPassword: boolean;
  cards: readonly BankCard[];
  limits: WithdrawLimits;
  wallet: Wallet;
  /** The identity check that is needed first; null for none. */
  identity: OwnIdentity | null;
};

export function useWithdrawSetup() {
  const password = useHasPaymentPassword();
  const cards = useBankCards();
  const limits = useWithdrawBanks();
  const wallet = useWallet();
  const { identity, isKnown } = useIdentityFor('withdraw');
  const all = [password, cards, limits, wallet];
  const ready = isKnown && password.data && cards.data && limits.data && wallet.data;
  const data: WithdrawSetup | false | undefined = ready && {
    hasPaymentPassword: password.data.hasWithdrawalPassword,
    cards: cards.data.list,
    limits: limits.data,
    wallet: wallet.data,
    identity,
  };
  const failed = all.filter((query) => query.isError);
  return {
    data: data || undefined,
    isError: failed.length > 0,
    error: failed[0]?.error ?? null,
    isFetching: failed.some((query) => query.isFetching),
    refetch: () => Promise.all(failed.map((query) => query.refetch())),
  };
}
