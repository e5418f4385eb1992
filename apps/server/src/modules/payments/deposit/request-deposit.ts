import { randomUUID } from 'node:crypto';
import type { ParsedInputOf, ResponseOf } from '@pavilion/contract/endpoint';
import type { requestDeposit as call } from '@pavilion/contract/payments/request-deposit';
import { isDecidedByHand, type DepositKind } from '@pavilion/domain/wallet/deposit-state';
import { depositFee } from '@pavilion/domain/wallet/fee';
import { parseAmount } from '@pavilion/domain/wallet/money';
import { Refused } from '../../../http/refused.ts';
import { findMemberAccount } from '../../wallet/account.store.ts';
import { isWithin, narrowest, rangeHints } from '../limit/amount-range.ts';
import { startOfDay } from '../limit/start-of-day.ts';
import { lockMember } from '../member-lock.ts';
import type { PaymentsParts } from '../payments-parts.ts';
import { byHand } from './by-hand.ts';
import { channelRange, isChannelOpen, offeredChannels } from './deposit-channels.ts';
import { findDepositByKey, insertDeposit, sumPaidSince, type Deposit } from './deposit.store.ts';
import type { StartPayment } from './start-payment.ts';

type Input = ParsedInputOf<typeof call>;
type Response = ResponseOf<typeof call>;

type Parts = Pick<
  PaymentsParts,
  'db' | 'site' | 'currency' | 'gateway' | 'depositBonus' | 'ownLimits' | 'clock'
> & {
  startPayment: StartPayment;
};

const minuteMs = 60_000;

/** The account that real money goes to; a trial account has none (decision D17). */
async function moneyAccount({ db, currency }: Parts, memberId: bigint): Promise<bigint> {
  const account = await findMemberAccount(db, memberId);
  if (account?.currency !== currency.code) throw new Refused('deposit.not.allowed');
  return account.accountId;
}

async function checkRange(
  parts: Parts,
  memberId: bigint,
  channel: { minimum: bigint; maximum: bigint },
  amountMinor: bigint,
): Promise<void> {
  const { db, site, currency, clock } = parts;
  const since = startOfDay(clock(), site.brand.timeZone);
  const paidToday = await sumPaidSince(db, memberId, since);
  const leftToday = site.policy.payments.deposit.dailyMaximum - paidToday;
  const range = narrowest(channelRange(site, channel), { minimum: 0n, maximum: leftToday });
  if (isWithin(amountMinor, range)) return;
  throw new Refused('deposit.amount.range', rangeHints(range, currency.digits));
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
  if (!channel || !kinds.includes(channel.kind)) throw new Refused('deposit.channel.unknown');
  if (!isChannelOpen(parts, channel)) throw new Refused('deposit.channel.closed');
  await checkRange(parts, memberId, channel, amountMinor);
  const { promotionId = null } = input;
  const fee = depositFee(amountMinor, channel.feePercent);
  if (promotionId !== null) {
    await parts.depositBonus.check(memberId, promotionId, amountMinor - fee);
  }
  const id = randomUUID();
  const now = clock();
  const wanted = {
    id,
    member_id: memberId,
    account_id: await moneyAccount(parts, memberId),
    channel: channel.id,
    kind: channel.kind,
    amount: amountMinor,
    fee,
    request_key: input.requestKey,
    requested_at: now,
    expires_at: new Date(now.getTime() + channel.payWithinMinutes * minuteMs),
    promotion_id: promotionId,
    ...(isDecidedByHand(channel.kind) ? byHand(site, channel.kind) : { gateway: gateway.id }),
  };
  return parts.db.transaction().execute(async (transaction) => {
    await lockMember(transaction, memberId);
    // Asked for a moment ago with the same key: a repeat is not counted twice.
    if (await findDepositByKey(transaction, memberId, input.requestKey)) return null;
    await parts.ownLimits.checkDeposit(transaction, memberId, amountMinor);
    return insertDeposit(transaction, wanted);
  });
}

/** The way to pay of a deposit, from its row or, while it is pending, from the gateway. */
async function checkoutOf(parts: Parts, deposit: Deposit): Promise<string> {
  const { kind, state } = deposit;
  if (deposit.checkout_url !== null) return deposit.checkout_url;
  if (state === 'paid' || kind === 'bankTransfer' || kind === 'manual') return '';
  const isOffered = offeredChannels(parts.site).some((one) => one.id === deposit.channel);
  if (state !== 'pending' || !isOffered) throw new Refused('deposit.channel.failed');
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
  if (amountMinor === null || amountMinor === 0n) throw new Refused('wallet.amount.invalid');
  const findEarlier = () => findDepositByKey(parts.db, memberId, input.requestKey);
  const deposit =
    (await findEarlier()) ??
    (await writeIntent(parts, memberId, input, amountMinor, kinds)) ??
    (await findEarlier());
  if (!deposit) throw new Error('a deposit was neither written nor found');
  const sameWish =
    deposit.amount === amountMinor &&
    deposit.channel === input.channel &&
    deposit.promotion_id === (input.promotionId ?? null);
  if (!sameWish) {
    throw new Refused('wallet.repeat.differs');
  }
  const checkoutUrl = await checkoutOf(parts, deposit);
  return { depositId: deposit.id, state: deposit.state, checkoutUrl };
}
