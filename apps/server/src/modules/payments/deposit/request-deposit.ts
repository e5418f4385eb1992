import { randomUUID } from 'node:crypto';
import type { DatabaseTransaction } from '#db/database.ts';
import { ApiError } from '#http/api-error.ts';
import { lockMember } from '#modules/accounts/member-lock.store.ts';
import { findMemberAccount } from '#modules/wallet/account.store.ts';
import type { ParsedInputOf, ResponseOf } from '@pavilion/contract/endpoint';
import type { requestDeposit as call } from '@pavilion/contract/player/deposits';
import { largestBalanceMinor } from '@pavilion/domain/wallet/balance-limit';
import { isDecidedByHand, type DepositKind } from '@pavilion/domain/wallet/deposit-state';
import { depositFee } from '@pavilion/domain/wallet/fee';
import { formatAmount, larger, parseAmount } from '@pavilion/domain/wallet/money';
import { mobileGateway } from '@pavilion/domain/wallet/payment-gateways';
import { isWithin, rangeHints, type AmountRange } from '../limit/amount-range.ts';
import { startOfDay } from '../limit/start-of-day.ts';
import type { PaymentsParts } from '../payments-parts.ts';
import { byHand } from './by-hand.ts';
import { channelRange, isChannelOpen, offeredChannels } from './deposit-channels.ts';
import { findDeposit, insertDeposit, sumDepositedSince, type Deposit } from './deposit.store.ts';
import type { StartPayment } from './start-payment.ts';

/** Only a deposit at the gateway says from where it is paid. */
type Input = ParsedInputOf<typeof call>;
type Response = ResponseOf<typeof call>;

const nameOf = (memberId: bigint, { requestKey }: Input) => ({
  request_key: requestKey,
  member_id: memberId,
});

type Parts = Pick<
  PaymentsParts,
  'db' | 'site' | 'currency' | 'gateway' | 'depositBonus' | 'ownLimits' | 'clock'
> & {
  startPayment: StartPayment;
};

const minuteMs = 60_000;

/**
 * The account that real money goes to and that has room for it; a trial account has none (decision
 * D17).
 */
async function moneyAccount(
  { db, currency }: Parts,
  memberId: bigint,
  amountMinor: bigint,
): Promise<bigint> {
  const account = await findMemberAccount(db, memberId);
  if (account?.currency !== currency.code) throw new ApiError('deposit.not.allowed');
  if (account.balanceMinor + amountMinor > largestBalanceMinor) {
    throw new ApiError('wallet.balance.limit');
  }
  return account.accountId;
}

function checkRange({ site, currency }: Parts, channel: AmountRange, amountMinor: bigint): void {
  const range = channelRange(site, channel);
  if (isWithin(amountMinor, range)) return;
  throw new ApiError('deposit.amount.range', rangeHints(range, currency.digits));
}

/** Refuses what is more than the site lets one member deposit in a day; holds the member's lock. */
async function checkDay(
  { site, currency, clock }: Parts,
  transaction: DatabaseTransaction,
  memberId: bigint,
  amountMinor: bigint,
): Promise<void> {
  const now = clock();
  const since = startOfDay(now, site.brand.timeZone);
  const deposited = await sumDepositedSince(transaction, memberId, since, now);
  const left = site.policy.payments.deposit.dailyMaximum - deposited;
  if (amountMinor <= left) return;
  const most = formatAmount(larger(left, 0n), currency.digits);
  throw new ApiError('deposit.day.limit', { left: most });
}

/** No money comes in to an account that cannot play with it. */
async function refuseLocked(transaction: DatabaseTransaction, memberId: bigint): Promise<void> {
  const account = await findMemberAccount(transaction, memberId);
  if (account?.mayWager === false) throw new ApiError('play.locked');
}

async function writeIntent(
  parts: Parts,
  memberId: bigint,
  input: Input,
  amountMinor: bigint,
  kinds: readonly DepositKind[],
): Promise<Deposit | null> {
  const { site, gateway, clock } = parts;
  const channel = offeredChannels(site).find((one) => one.id === input.channel);
  if (!channel || !kinds.includes(channel.kind)) throw new ApiError('deposit.channel.unknown');
  if (!isChannelOpen(parts, channel)) throw new ApiError('deposit.channel.closed');
  checkRange(parts, channel, amountMinor);
  const promotionId = input.promotionId ?? (await parts.depositBonus.accepted(memberId));
  const fee = depositFee(amountMinor, channel.feePercent);
  if (promotionId !== null) {
    await parts.depositBonus.check(memberId, promotionId, amountMinor - fee);
  }
  const id = randomUUID();
  const now = clock();
  const wanted = {
    id,
    member_id: memberId,
    account_id: await moneyAccount(parts, memberId, amountMinor),
    channel: channel.id,
    kind: channel.kind,
    amount: amountMinor,
    fee,
    request_key: input.requestKey,
    requested_at: now,
    expires_at: new Date(now.getTime() + channel.payWithinMinutes * minuteMs),
    promotion_id: promotionId,
    ...(isDecidedByHand(channel.kind)
      ? byHand(site, channel.kind)
      : { gateway: gateway.id, paid_from: input.gateway ?? mobileGateway }),
  };
  return parts.db.transaction().execute(async (transaction) => {
    await lockMember(transaction, memberId);
    // Asked for a moment ago with the same key: a repeat is not counted twice.
    if (await findDeposit(transaction, nameOf(memberId, input))) return null;
    await refuseLocked(transaction, memberId);
    await checkDay(parts, transaction, memberId, amountMinor);
    await parts.ownLimits.checkDeposit(transaction, memberId, amountMinor);
    await parts.depositBonus.takeAccepted(transaction, memberId);
    return insertDeposit(transaction, wanted);
  });
}

/** Once its time is over it no longer counts against the day, so nothing is begun for it either. */
function isWaiting({ state, expires_at: expiresAt }: Deposit, now: Date): boolean {
  return state === 'pending' && (expiresAt === null || expiresAt > now);
}

/** The way to pay of a deposit, from its row or, while it is pending, from the gateway. */
async function checkoutOf(parts: Parts, deposit: Deposit): Promise<string> {
  const { kind, state } = deposit;
  // Nobody is sent to pay what was given up.
  if (state === 'cancelled') return '';
  if (deposit.checkout_url !== null) return deposit.checkout_url;
  if (state === 'paid' || kind === 'bankTransfer' || kind === 'manual') return '';
  const isOffered = offeredChannels(parts.site).some((one) => one.id === deposit.channel);
  if (!isOffered || !isWaiting(deposit, parts.clock()))
    throw new ApiError('deposit.channel.failed');
  return parts.startPayment(deposit, kind);
}

/**
 * Starts a deposit, or answers with the one that the same request key started before. After a
 * failure of the gateway a repeat tries again with the same idempotency key.
 */
export async function requestDeposit(
  parts: Parts,
  memberId: bigint,
  input: Input,
  kinds: readonly DepositKind[],
): Promise<Response> {
  const amountMinor = parseAmount(input.amount, parts.currency.digits);
  if (amountMinor === null || amountMinor === 0n) throw new ApiError('wallet.amount.invalid');
  const findEarlier = () => findDeposit(parts.db, nameOf(memberId, input));
  const deposit =
    (await findEarlier()) ??
    (await writeIntent(parts, memberId, input, amountMinor, kinds)) ??
    (await findEarlier());
  if (!deposit) throw new Error('a deposit was neither written nor found');
  const sameWish =
    deposit.amount === amountMinor &&
    deposit.channel === input.channel &&
    // A deposit that names no promotion takes the one that was accepted for it.
    (input.promotionId === undefined || deposit.promotion_id === input.promotionId);
  if (!sameWish) {
    throw new ApiError('wallet.repeat.differs');
  }
  const checkoutUrl = await checkoutOf(parts, deposit);
  return { depositId: deposit.id, state: deposit.state, checkoutUrl };
}
