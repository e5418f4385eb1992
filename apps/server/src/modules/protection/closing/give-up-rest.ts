import { ApiError } from '#http/api-error.ts';
import type { ResponseOf } from '@pavilion/contract/endpoint';
import type { getExclusion } from '@pavilion/contract/player/protection/exclusions';
import { formatAmount, parseAmount } from '@pavilion/domain/wallet/money';
import type { StoredExclusion } from '../exclusion/exclusion.store.ts';
import { moneyAccountOf } from '../money-account.ts';
import { lockOpenClosing } from './close-account.ts';
import { catchUpRounds, findWaits, lockMoneyAccount, type ClosingDeps } from './finish-closing.ts';

type Current = NonNullable<ResponseOf<typeof getExclusion>['current']>;
type MoneyAccount = Awaited<ReturnType<typeof moneyAccountOf>>;

/** What a member can give up: a balance that no bank pays out; else null. Minor units. */
function restOf(
  { closingPayments: { smallestWithdrawal } }: Pick<ClosingDeps, 'closingPayments'>,
  account: MoneyAccount,
): bigint | null {
  if (account === null || smallestWithdrawal === null) return null;
  const { balanceMinor, bonusMinor } = account;
  const isRest = balanceMinor > 0n && bonusMinor === 0n && balanceMinor < smallestWithdrawal;
  return isRest ? balanceMinor : null;
}

/**
 * Gives up a balance that is too small to be withdrawn: an operator confirms the correction, and
 * the account closes. The balance must be the one that the member saw; a repeat changes nothing.
 */
export async function giveUpRest(
  deps: ClosingDeps,
  memberId: bigint,
  amount: string,
): Promise<void> {
  const amountMinor = parseAmount(amount, deps.currency.digits);
  await deps.db.transaction().execute(async (transaction) => {
    const { id: exclusionId } = await lockOpenClosing(transaction, memberId);
    const { closingPayments } = deps;
    if ((await closingPayments.findGivenUp(transaction, memberId)) !== amountMinor) {
      // Before the lock of the account, which a confirmation takes after that of the correction.
      await closingPayments.dropGivenUp(transaction, memberId);
    }
    const account = await lockMoneyAccount(deps, transaction, memberId);
    const rest = restOf(deps, account);
    if (account === null || rest === null || rest !== amountMinor) {
      throw new ApiError('closing.rest.invalid');
    }
    const { accountId } = account;
    await closingPayments.giveUp(transaction, {
      memberId,
      accountId,
      exclusionId,
      amountMinor: rest,
    });
  });
}

/** What a closing waits for, and what its member can give up; null for other exclusions. */
export async function showClosing(
  deps: ClosingDeps,
  current: StoredExclusion,
): Promise<Current['closing']> {
  const { kind, memberId } = current;
  if (kind !== 'closing') return null;
  const { db } = deps;
  await catchUpRounds(deps, memberId);
  const account = await moneyAccountOf(deps, db, memberId);
  const { waits } = await findWaits(deps, db, current, account);
  const rest = restOf(deps, account);
  const givenUp = await deps.closingPayments.findGivenUp(db, memberId);
  return {
    waitsFor: waits,
    rest: rest === null ? null : formatAmount(rest, deps.currency.digits),
    restGivenUp: rest !== null && givenUp === rest,
    dataKeptFor: deps.policy.closing.keepFor,
  };
}
