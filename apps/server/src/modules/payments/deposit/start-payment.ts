import { ApiError } from '#http/api-error.ts';
import { formatAmount } from '@pavilion/domain/wallet/money';
import { paths } from '@pavilion/screens/paths';
import { webhookPath, type PaymentsDeps } from '../payments-deps.ts';
import { writePayment, type Deposit } from './deposit.store.ts';

type Deps = Pick<PaymentsDeps, 'db' | 'gateway' | 'currency' | 'publicUrl' | 'site' | 'logger'>;

/**
 * Asks the gateway for the payment of a stored deposit and stores where to pay. The deposit's id is
 * the idempotency key. Requests of this process for one deposit share one call.
 */
export function createPaymentStarter(deps: Deps) {
  const { db, gateway, currency, publicUrl, site, logger } = deps;
  const underWay = new Map<string, Promise<string>>();

  async function start(deposit: Deposit, kind: 'gateway' | 'qr'): Promise<string> {
    const answer = await gateway.createPayment({
      reference: deposit.id,
      amount: formatAmount(deposit.amount, currency.digits),
      currency: currency.code,
      channel: { id: deposit.channel, kind },
      returnUrl: publicUrl + paths.depositResult(deposit.id),
      webhookUrl: publicUrl + webhookPath(gateway.id),
      description: `${site.brand.name} ${deposit.id.slice(0, 8)}`,
    });
    if (answer.outcome !== 'done') {
      logger.warn({ depositId: deposit.id, ...answer }, 'the gateway started no payment');
      throw new ApiError('deposit.channel.failed');
    }
    if (!(await writePayment(db, deposit.id, answer.value))) {
      logger.error({ depositId: deposit.id }, 'the gateway made a second payment for a deposit');
      throw new ApiError('deposit.channel.failed');
    }
    return answer.value.checkoutUrl;
  }

  return function startPayment(deposit: Deposit, kind: 'gateway' | 'qr'): Promise<string> {
    let running = underWay.get(deposit.id);
    if (!running) {
      running = start(deposit, kind).finally(() => underWay.delete(deposit.id));
      underWay.set(deposit.id, running);
    }
    return running;
  };
}

export type StartPayment = ReturnType<typeof createPaymentStarter>;
