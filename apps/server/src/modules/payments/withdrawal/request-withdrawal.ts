import { randomUUID } from 'node:crypto';
import type { DatabaseTransaction } from '#db/database.ts';
import { ApiError } from '#http/api-error.ts';
import { lockMember } from '#modules/accounts/member-lock.store.ts';
import { findMemberAccount } from '#modules/wallet/account.store.ts';
import type { ParsedInputOf } from '@pavilion/contract/endpoint';
import type { requestWithdrawal as call } from '@pavilion/contract/player/payments/withdrawals';
import { withdrawalFee } from '@pavilion/domain/wallet/fee';
import { parseAmount } from '@pavilion/domain/wallet/money';
import { listCards } from '../card/card.store.ts';
import { isVerifiedName } from '../card/verified-name.ts';
import type { MoneyStep, PaymentsDeps } from '../payments-deps.ts';
import { takeHold, publishWithdrawal, withdrawalsHouse } from './hold.ts';
import { checkWithdrawRange, openBanks } from './withdraw-range.ts';
import { passWithdrawalTerms } from './withdrawal-terms.ts';
import {
  findWithdrawal,
  findWithdrawalByKey,
  insertWithdrawal,
  writeChain,
  writeWithdrawal,
  type Withdrawal,
} from './withdrawal.store.ts';

type Input = ParsedInputOf<typeof call>;

type Deps = Pick<
  PaymentsDeps,
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
  | 'ownLimits'
  | 'owesContract'
  | 'chainOf'
>;

type Order = { memberId: bigint; accountId: bigint; amountMinor: bigint; input: Input };

/** Finds the account to take from; a trial account has no real money (decision D17). */
async function moneyAccount({ db, currency }: Deps, memberId: bigint): Promise<bigint> {
  const account = await findMemberAccount(db, memberId);
  if (account?.currency !== currency.code) throw new ApiError('wallet.no.funds');
  return account.accountId;
}

/** Finds the bank of the member's card, which must accept payouts, in the verified name if any. */
async function bankOf(deps: Deps, transaction: DatabaseTransaction, order: Order) {
  const cards = await listCards(transaction, order.memberId);
  const card = cards.find((one) => one.id === order.input.cardId);
  const bank = openBanks(deps.site).find((one) => one.id === card?.bank);
  if (!card || !bank) throw new ApiError('withdraw.card.missing');
  const isVerified = await isVerifiedName(transaction, order.memberId, card.account_name);
  if (isVerified === false) throw new ApiError('withdraw.name.differs');
  return bank;
}

function sameInput(earlier: Withdrawal, { input, amountMinor }: Order): Withdrawal {
  if (earlier.card_id === input.cardId && earlier.amount === amountMinor) return earlier;
  throw new ApiError('wallet.repeat.differs');
}

/** Shows operators how the money came; they look at it first, but for what an exclusion frees. */
async function noteChain(
  { clock }: Deps,
  transaction: DatabaseTransaction,
  id: string,
  { chain, isFree }: { chain: readonly MoneyStep[]; isFree: boolean },
): Promise<void> {
  await writeChain(transaction, id, chain);
  if (isFree) return;
  await writeWithdrawal(transaction, id, { state: 'reviewing', reviewed_at: clock() });
}

async function holdAndWrite(
  deps: Deps,
  transaction: DatabaseTransaction,
  house: bigint,
  order: Order,
): Promise<Withdrawal> {
  const { memberId, accountId, amountMinor, input } = order;
  const { exclusion } = await lockMember(transaction, memberId);
  const earlier = await findWithdrawalByKey(transaction, memberId, input.requestKey);
  if (earlier) return sameInput(earlier, order);
  await deps.ownLimits.checkVerified(transaction, memberId, 'withdraw');
  if (await deps.owesContract(transaction, memberId)) throw new ApiError('agent.contract.owed');
  const bank = await bankOf(deps, transaction, order);
  const wanted = { memberId, accountId, bank, amountMinor };
  const { timesToday, exclusionId } = await checkWithdrawRange(deps, transaction, wanted);
  const mayEndBonus = input.endBonus === true;
  await passWithdrawalTerms(deps, transaction, { memberId, accountId, mayEndBonus });
  const id = randomUUID();
  await takeHold(deps, transaction, house, { withdrawalId: id, accountId, amountMinor });
  await insertWithdrawal(transaction, {
    id,
    member_id: memberId,
    account_id: accountId,
    card_id: input.cardId,
    amount: amountMinor,
    request_key: input.requestKey,
    gateway: deps.gateway.id,
    fee: withdrawalFee(amountMinor, bank.fee, timesToday),
    requested_at: deps.clock(),
    exclusion_id: exclusionId,
  });
  const chain = await deps.chainOf(transaction, {
    withdrawalId: id,
    memberId,
    accountId,
    amountMinor,
    at: deps.clock(),
  });
  if (chain !== null) {
    await noteChain(deps, transaction, id, { chain, isFree: exclusion !== null });
  }
  const written = await findWithdrawal(transaction, id);
  if (!written) throw new Error('a withdrawal was written and not found');
  await publishWithdrawal(deps, transaction, written);
  return written;
}

/** Holds the amount and stores the request in one transaction; a repeat returns the first. */
export async function requestWithdrawal(
  deps: Deps,
  memberId: bigint,
  input: Input,
): Promise<Withdrawal> {
  const amountMinor = parseAmount(input.amount, deps.currency.digits);
  if (amountMinor === null || amountMinor === 0n) throw new ApiError('wallet.amount.invalid');
  await deps.paymentPassword.check(memberId, input.paymentPassword);
  const accountId = await moneyAccount(deps, memberId);
  const house = await withdrawalsHouse(deps);
  const order = { memberId, accountId, amountMinor, input };
  return deps.db
    .transaction()
    .execute((transaction) => holdAndWrite(deps, transaction, house, order));
}
