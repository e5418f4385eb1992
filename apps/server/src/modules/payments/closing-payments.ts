import type { Clock } from '#kit/clock.ts';
import type { ClosingPayments } from '#modules/protection/protection-deps.ts';
import { smaller } from '@pavilion/domain/wallet/money';
import { dropGivenUp, findGivenUp, proposeGivenUp } from './adjustment/given-up.store.ts';
import { isDepositUnderWay } from './deposit/deposit.store.ts';
import type { PaymentsSite } from './payments-deps.ts';
import { bankRange, openBanks } from './withdrawal/withdraw-range.ts';
import { isWithdrawalUnderWay } from './withdrawal/withdrawal.store.ts';

/** The least that a member can withdraw, by any bank; null where no bank is open. */
function smallestWithdrawal(site: PaymentsSite): bigint | null {
  const [first, ...others] = openBanks(site).map((bank) => bankRange(site, bank).minimum);
  return first === undefined ? null : others.reduce(smaller, first);
}

/** What the closing of accounts asks of deposits, withdrawals and corrections. */
export function createClosingPayments({
  site,
  clock,
  paysOut,
}: {
  site: PaymentsSite;
  clock: Clock;
  /** False without a payment company: then nobody can withdraw. */
  paysOut: boolean;
}): ClosingPayments {
  return {
    underWay: async (db, memberId) => ({
      deposit: await isDepositUnderWay(db, memberId),
      withdrawal: await isWithdrawalUnderWay(db, memberId),
    }),
    smallestWithdrawal: paysOut ? smallestWithdrawal(site) : null,
    findGivenUp,
    giveUp: async (transaction, rest) => {
      const known = await findGivenUp(transaction, rest.memberId);
      if (known === null) await proposeGivenUp(transaction, { ...rest, at: clock() });
    },
    dropGivenUp: (transaction, memberId) => dropGivenUp(transaction, memberId, clock()),
  };
}
