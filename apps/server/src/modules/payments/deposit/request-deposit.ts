import { randomUUID } from 'node:crypto';
import type { DatabaseTransaction } from '#db/database.ts';
import { ApiError } from '#http/api-error.ts';
import { startOfDay } from '#kit/time/day-range.ts';
import { minuteMs } from '#kit/time/milliseconds.ts';
import { isOffered } from '#modules/accounts/addressable.store.ts';
import { lockUnexcluded } from '#modules/accounts/member-lock.store.ts';
import { findMemberAccount } from '#modules/wallet/account.store.ts';
import type { ParsedInputOf, ResponseOf } from '@pavilion/contract/endpoint';
import type { requestDeposit as call } from '@pavilion/contract/player/payments/deposits';
import { largestBalanceMinor } from '@pavilion/domain/wallet/balance-limit';
import { isDecidedByHand, type DepositKind } from '@pavilion/domain/wallet/deposit-state';
import { depositFee } from '@pavilion/domain/wallet/fee';
import { formatAmount, larger, parseAmount } from '@pavilion/domain/wallet/money';
import { mobileGateway } from '@pavilion/domain/wallet/payment-gateways';
import { isWithin, rangeHints, type AmountRange } from '../limit/amount-range.ts';
import type { PaymentsDeps } from '../payments-deps.ts';
import { byHand } from './by-hand.ts';
import { channelRange, isChannelOpen, offeredChannels } from './deposit-channels.ts';
import { findDeposit, findDepositedSince, insertDeposit, type Deposit } from './deposit.store.ts';
import type { StartPayment } from './start-payment.ts';

/** Of all deposits, only those at the gateway carry `gateway`: from where the member pays. */
type Input = ParsedInputOf<typeof call>;
type Response = ResponseOf<typeof call>;

const nameOf = (memberId: bigint, { requestKey }: Input) => ({
  request_key: requestKey,
  member_id: memberId,
});

type Deps = Pick<
  PaymentsDeps,
  'db' | 'site' | 'currency' | 'gateway' | 'depositBonus' | 'ownLimits' | 'clock'
> & {
  startPayment: StartPayment;
};

/**
 * Finds the account to credit; trial accounts have none (D17). Refuses what it has no room for, and
 * everything while it is locked for play. The caller holds the member's lock.
 */
async function accountToCredit(
  { currency }: Deps,
  transaction: DatabaseTransaction,
  memberId: bigint,
  amountMinor: bigint,
): Promise<bigint> {
  const account = await findMemberAccount(transaction, memberId);
  if (account?.currency !== currency.code) throw new ApiError('deposit.not.allowed');
  if (account.balanceMinor + amountMinor > largestBalanceMinor) {
    throw new ApiError('wallet.balance.limit');
  }
  if (!account.mayWager) throw new ApiError('play.locked');
  return account.accountId;
}

function checkRange({ site, currency }: Deps, channel: AmountRange, amountMinor: bigint): void {
  const range = channelRange(site, channel);
  if (isWithin(amountMinor, range)) return;
  throw new ApiError('deposit.amount.range', rangeHints(range, currency.digits));
}

/** Refuses what exceeds the site's daily maximum; the caller holds the member's lock. */
async function checkDay(
  { site, currency, clock }: Deps,
  transaction: DatabaseTransaction,
  memberId: bigint,
  amountMinor: bigint,
): Promise<void> {
  const now = clock();
  const since = startOfDay(now, site.brand.timeZone);
  const { sumMinor: deposited } = await findDepositedSince(transaction, memberId, since, now);
  const left = site.policy.payments.deposit.dailyMaximum - deposited;
  if (amountMinor <= left) return;
  const most = formatAmount(larger(left, 0n), currency.digits);
  throw new ApiError('deposit.day.limit', { left: most });
}

/**
 * The promotion of a deposit, once the caller holds the member's lock. A member who may no longer
 * be offered one does not get what was accepted before, and is refused what was chosen now.
 */
async function promotionUnderLock(
  transaction: DatabaseTransaction,
  memberId: bigint,
  promotionId: string | null,
  input: Input,
): Promise<string | null> {
  if (promotionId === null || (await isOffered(transaction, memberId))) return promotionId;
  if (input.promotionId !== undefined) throw new ApiError('bonus.not.available');
  return null;
}

async function writeIntent(
  deps: Deps,
  memberId: bigint,
  input: Input,
  amountMinor: bigint,
  kinds: readonly DepositKind[],
): Promise<Deposit | null> {
  const { site, gateway, clock } = deps;
  const channel = offeredChannels(site).find((one) => one.id === input.channel);
  if (!channel || !kinds.includes(channel.kind)) throw new ApiError('deposit.channel.unknown');
  if (!isChannelOpen(deps, channel)) throw new ApiError('deposit.channel.closed');
  checkRange(deps, channel, amountMinor);
  const promotionId = input.promotionId ?? (await deps.depositBonus.accepted(memberId));
  const fee = depositFee(amountMinor, channel.feePercent);
  if (promotionId !== null) {
    await deps.depositBonus.check(memberId, promotionId, amountMinor - fee);
  }
  const id = randomUUID();
  const now = clock();
  const wanted = {
    id,
    member_id: memberId,
    channel: channel.id,
    kind: channel.kind,
    amount: amountMinor,
    fee,
    request_key: input.requestKey,
    requested_at: now,
    expires_at: new Date(now.getTime() + channel.payWithinMinutes * minuteMs),
    ...(isDecidedByHand(channel.kind)
      ? byHand(site, channel.kind)
      : { gateway: gateway.id, paid_from: input.gateway ?? mobileGateway }),
  };
  return deps.db.transaction().execute(async (transaction) => {
    await lockUnexcluded(transaction, memberId);
    // A request at the same time with the same key: a repeat is not counted twice.
    if (await findDeposit(transaction, nameOf(memberId, input))) return null;
    const accountId = await accountToCredit(deps, transaction, memberId, amountMinor);
    await checkDay(deps, transaction, memberId, amountMinor);
    await deps.ownLimits.checkDeposit(transaction, memberId, amountMinor);
    const promotion_id = await promotionUnderLock(transaction, memberId, promotionId, input);
    await deps.depositBonus.takeAccepted(transaction, memberId);
    return insertDeposit(transaction, { ...wanted, account_id: accountId, promotion_id });
  });
}

/** A deposit whose time is over no longer counts against the day, so none is paid any more. */
function isWaiting({ state, expires_at: expiresAt }: Deposit, now: Date): boolean {
  return state === 'pending' && (expiresAt === null || expiresAt > now);
}

/** Returns the address to pay at, from the row or, while the deposit is pending, the gateway. */
async function checkoutOf(deps: Deps, deposit: Deposit): Promise<string> {
  const { kind, state } = deposit;
  // A cancelled deposit leads nobody to a payment.
  if (state === 'cancelled') return '';
  if (deposit.checkout_url !== null) return deposit.checkout_url;
  if (state === 'paid' || kind === 'bankTransfer' || kind === 'manual') return '';
  const isOpen = offeredChannels(deps.site).some((one) => one.id === deposit.channel);
  if (!isOpen || !isWaiting(deposit, deps.clock())) throw new ApiError('deposit.channel.failed');
  return deps.startPayment(deposit, kind);
}

/**
 * Starts a deposit, or returns the one that the same request key started. After a failure of the
 * gateway a repeat tries again with the same idempotency key.
 */
export async function requestDeposit(
  deps: Deps,
  memberId: bigint,
  input: Input,
  kinds: readonly DepositKind[],
): Promise<Response> {
  const amountMinor = parseAmount(input.amount, deps.currency.digits);
  if (amountMinor === null || amountMinor === 0n) throw new ApiError('wallet.amount.invalid');
  const findEarlier = () => findDeposit(deps.db, nameOf(memberId, input));
  const deposit =
    (await findEarlier()) ??
    (await writeIntent(deps, memberId, input, amountMinor, kinds)) ??
    (await findEarlier());
  if (!deposit) throw new Error('a deposit was neither written nor found');
  const sameInput =
    deposit.amount === amountMinor &&
    deposit.channel === input.channel &&
    // A request without a promotion took the one that was accepted before.
    (input.promotionId === undefined || deposit.promotion_id === input.promotionId);
  if (!sameInput) {
    throw new ApiError('wallet.repeat.differs');
  }
  const checkoutUrl = await checkoutOf(deps, deposit);
  return { depositId: deposit.id, state: deposit.state, checkoutUrl };
}
