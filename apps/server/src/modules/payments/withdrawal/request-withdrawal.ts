import { randomUUID } from 'node:crypto';
import type { DatabaseTransaction } from '#db/database.ts';
import { ApiError } from '#http/api-error.ts';
import { lockMember } from '#modules/accounts/member-lock.store.ts';
import { findMemberAccount } from '#modules/wallet/account.store.ts';
import type { ParsedInputOf } from '@pavilion/contract/endpoint';
import type { requestWithdrawal as call } from '@pavilion/contract/player/withdrawals';
import { withdrawalFee } from '@pavilion/domain/wallet/fee';
import { parseAmount } from '@pavilion/domain/wallet/money';
import { listCards } from '../card/card.store.ts';
import type { PaymentsParts } from '../payments-parts.ts';
import { takeHold, tellWithdrawal, withdrawalsHouse } from './hold.ts';
import { checkWithdrawRange, openBanks } from './withdraw-range.ts';
import { passWithdrawalTerms } from './withdrawal-terms.ts';
import {
  findWithdrawal,
  findWithdrawalByKey,
  insertWithdrawal,
  type Withdrawal,
} from './withdrawal.store.ts';

type Input = ParsedInputOf<typeof call>;

type Parts = Pick<
  PaymentsParts,
  | 'db'
  | 'wallet'
  | 'site'
  | 'currency'
  | 'gateway'
  | 'clock'
  | 'signals'
  | 'runningBonuses'
  | 'endRunning'
  | 'paymentPassword'
>;

type Wish = { memberId: bigint; accountId: bigint; amountMinor: bigint; input: Input };

/** The account that real money is taken from; a trial account has none (decision D17). */
async function moneyAccount({ db, currency }: Parts, memberId: bigint): Promise<bigint> {
  const account = await findMemberAccount(db, memberId);
  if (account?.currency !== currency.code) throw new ApiError('wallet.no.funds');
  return account.accountId;
}

/** The bank of a card of the member that can be paid out to. */
async function bankOf(parts: Parts, transaction: DatabaseTransaction, wish: Wish) {
  const cards = await listCards(transaction, wish.memberId);
  const card = cards.find((one) => one.id === wish.input.cardId);
  const bank = openBanks(parts.site).find((one) => one.id === card?.bank);
  if (!bank) throw new ApiError('withdraw.card.missing');
  return bank;
}

function sameWish(earlier: Withdrawal, { input, amountMinor }: Wish): Withdrawal {
  if (earlier.card_id === input.cardId && earlier.amount === amountMinor) return earlier;
  throw new ApiError('wallet.repeat.differs');
}

async function holdAndWrite(
  parts: Parts,
  transaction: DatabaseTransaction,
  house: bigint,
  wish: Wish,
): Promise<Withdrawal> {
  const { memberId, accountId, amountMinor, input } = wish;
  await lockMember(transaction, memberId);
  const earlier = await findWithdrawalByKey(transaction, memberId, input.requestKey);
  if (earlier) return sameWish(earlier, wish);
  const bank = await bankOf(parts, transaction, wish);
  const { timesToday } = await checkWithdrawRange(parts, transaction, memberId, bank, amountMinor);
  const mayEndBonus = input.endBonus === true;
  await passWithdrawalTerms(parts, transaction, { memberId, accountId, mayEndBonus });
  const id = randomUUID();
  await takeHold(parts, transaction, house, { withdrawalId: id, accountId, amountMinor });
  await insertWithdrawal(transaction, {
    id,
    member_id: memberId,
    account_id: accountId,
    card_id: input.cardId,
    amount: amountMinor,
    request_key: input.requestKey,
    gateway: parts.gateway.id,
    fee: withdrawalFee(amountMinor, bank.fee, timesToday),
    requested_at: parts.clock(),
  });
  const written = await findWithdrawal(transaction, id);
  if (!written) throw new Error('a withdrawal was written and not found');
  await tellWithdrawal(parts, transaction, written);
  return written;
}

/** Holds the amount and writes the request, both or neither; a repeat answers with the first. */
export async function requestWithdrawal(
  parts: Parts,
  memberId: bigint,
  input: Input,
): Promise<Withdrawal> {
  const amountMinor = parseAmount(input.amount, parts.currency.digits);
  if (amountMinor === null || amountMinor === 0n) throw new ApiError('wallet.amount.invalid');
  await parts.paymentPassword.check(memberId, input.paymentPassword);
  const accountId = await moneyAccount(parts, memberId);
  const house = await withdrawalsHouse(parts);
  const wish = { memberId, accountId, amountMinor, input };
  return parts.db
    .transaction()
    .execute((transaction) => holdAndWrite(parts, transaction, house, wish));
}
