import { randomUUID } from 'node:crypto';
import type { ParsedInputOf, ResponseOf } from '@pavilion/contract/endpoint';
import type { requestDeposit as call } from '@pavilion/contract/payments/request-deposit';
import { parseAmount } from '@pavilion/domain/wallet/money';
import { Refused } from '../../../http/refused.ts';
import { findMemberAccount } from '../../wallet/account.store.ts';
import { isWithin, narrowest, rangeHints } from '../limit/amount-range.ts';
import { startOfDay } from '../limit/start-of-day.ts';
import type { PaymentsParts } from '../payments-parts.ts';
import { channelRange, openChannels } from './deposit-channels.ts';
import { findDepositByKey, insertDeposit, sumPaidSince, type Deposit } from './deposit.store.ts';
import type { StartPayment } from './start-payment.ts';

type Input = ParsedInputOf<typeof call>;
type Response = ResponseOf<typeof call>;

type Parts = Pick<PaymentsParts, 'db' | 'site' | 'currency' | 'gateway' | 'clock'> & {
  startPayment: StartPayment;
};

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
): Promise<Deposit | null> {
  const channel = openChannels(parts.site).find((one) => one.id === input.channel);
  if (!channel) throw new Refused('deposit.channel.unknown');
  await checkRange(parts, memberId, channel, amountMinor);
  return insertDeposit(parts.db, {
    id: randomUUID(),
    memberId,
    accountId: await moneyAccount(parts, memberId),
    channel: channel.id,
    gateway: parts.gateway.id,
    amountMinor,
    requestKey: input.requestKey,
    requestedAt: parts.clock(),
  });
}

/** The way to pay of a deposit, from its row or, while it is pending, from the gateway. */
async function checkoutOf(parts: Parts, deposit: Deposit): Promise<string> {
  if (deposit.checkout_url !== null) return deposit.checkout_url;
  if (deposit.state === 'paid') return '';
  const channel = openChannels(parts.site).find((one) => one.id === deposit.channel);
  if (deposit.state !== 'pending' || !channel) throw new Refused('deposit.channel.failed');
  return parts.startPayment(deposit, channel.kind);
}

/**
 * Starts a deposit, or answers with the one that the same request key started before. After a
 * failure of the gateway a repeat tries again with the same idempotency key.
 */
export async function requestDeposit(
  parts: Parts,
  memberId: bigint,
  input: Input,
): Promise<Response> {
  const amountMinor = parseAmount(input.amount, parts.currency.digits);
  if (amountMinor === null || amountMinor === 0n) throw new Refused('wallet.amount.invalid');
  const findEarlier = () => findDepositByKey(parts.db, memberId, input.requestKey);
  const deposit =
    (await findEarlier()) ??
    (await writeIntent(parts, memberId, input, amountMinor)) ??
    (await findEarlier());
  if (!deposit) throw new Error('a deposit was neither written nor found');
  if (deposit.amount !== amountMinor || deposit.channel !== input.channel) {
    throw new Refused('wallet.repeat.differs');
  }
  const checkoutUrl = await checkoutOf(parts, deposit);
  return { depositId: deposit.id, state: deposit.state, checkoutUrl };
}
