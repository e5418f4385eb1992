import type { Currency } from '@pavilion/domain/wallet/money';
import type { Database } from '../../db/tables.ts';
import type { Clock } from '../../kit/clock.ts';
import type { Logger } from '../../kit/logger.ts';
import type { PaymentGateway } from '../../ports/payment-gateway.ts';
import type { Site } from '../site/site.ts';
import type { Wallet } from '../wallet/wallet.ts';

/** What the operator configures of payments. */
export type PaymentsSite = {
  paymentChannels: Site['paymentChannels'];
  withdrawBanks: Site['withdrawBanks'];
  policy: Pick<Site['policy'], 'payments'>;
  brand: Pick<Site['brand'], 'name' | 'timeZone'>;
};

/** The parts that use cases of this module pick from. */
export type PaymentsParts = {
  db: Database;
  wallet: Pick<Wallet, 'applyIn' | 'houseAccount'>;
  site: PaymentsSite;
  /** The currency of real money; trial accounts never come here. */
  currency: Currency;
  gateway: PaymentGateway;
  clock: Clock;
  logger: Logger;
  /** Where people and the gateway reach this server, without a slash at the end. */
  publicUrl: string;
};

const uuidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Ids from outside that cannot be one of ours never reach the database. */
export function isOwnId(text: string): boolean {
  return uuidPattern.test(text);
}

/** Where the gateway reports to. */
export function webhookPath(gatewayId: string): string {
  return `/webhooks/${gatewayId}`;
}
