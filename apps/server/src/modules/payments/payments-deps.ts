import type { Database, DatabaseTransaction } from '#db/database.ts';
import type { Clock } from '#kit/clock.ts';
import type { Logger } from '#kit/logger.ts';
import type { SecretBox } from '#kit/secret-box.ts';
import type { Signals } from '#kit/signals.ts';
import type { PaymentPassword } from '#modules/credentials/payment-password.ts';
import type { Pictures } from '#modules/pictures/pictures.ts';
import type { Protection } from '#modules/protection/protection.ts';
import type { Site } from '#modules/site/site.ts';
import type { Wallet } from '#modules/wallet/wallet.ts';
import type { PaymentGateway } from '#ports/payment-gateway.ts';
import type { LocalText } from '@pavilion/domain/site/local-text';
import type { Currency } from '@pavilion/domain/wallet/money';
import type { RunningBonus } from '@pavilion/domain/wallet/withdrawal-effect';

/** What the operator configures of payments. */
export type PaymentsSite = {
  paymentChannels: Site['paymentChannels'];
  depositBanks: Site['depositBanks'];
  withdrawBanks: Site['withdrawBanks'];
  policy: Pick<Site['policy'], 'payments'>;
  brand: Pick<Site['brand'], 'name' | 'timeZone'>;
};

/** Bonuses that come with deposits, of a module of the same tier. */
export type DepositBonus = {
  /** Refuses a promotion that cannot come with a deposit of this amount. */
  check: (memberId: bigint, promotionId: string, amountMinor: bigint) => Promise<void>;
  /** The promotion that a member has tied to the next deposit, or null. */
  accepted: (memberId: bigint) => Promise<string | null>;
  /** Told that the next deposit is there: nothing is tied to one after it. */
  takeAccepted: (transaction: DatabaseTransaction, memberId: bigint) => Promise<void>;
  /** Answers with what it gave in minor units; null for nothing. */
  grant: (
    transaction: DatabaseTransaction,
    deposit: {
      memberId: bigint;
      accountId: bigint;
      depositId: string;
      amountMinor: bigint;
      promotionId: string;
    },
  ) => Promise<bigint | null>;
};

/** Promotions of the site, those that an operator has published included. */
export type PaymentOffers = { all: () => Promise<Site['promotions']> };

/** A bonus that is active or waits, with what a withdrawal does to it. */
export type PaymentBonus = RunningBonus & {
  bonusId: bigint;
  /** The promotion that promised it, or the kind of reward. */
  origin: string;
  /** That it was granted under; null for a reward, and for a bonus from before titles were kept. */
  title: LocalText | null;
  requiredMinor: bigint;
};

/** The parts that use cases of this module pick from. */
export type PaymentsDeps = {
  db: Database;
  wallet: Pick<Wallet, 'applyIn' | 'houseAccount'>;
  signals: Pick<Signals, 'publishIn'>;
  site: PaymentsSite;
  /** The currency of real money; trial accounts never come here. */
  currency: Currency;
  gateway: PaymentGateway;
  /** Opened only to pay out. */
  cardBox: SecretBox;
  pictures: Pick<Pictures, 'keep' | 'use'>;
  depositBonus: DepositBonus;
  paymentPassword: PaymentPassword;
  /** What members let themselves deposit. */
  ownLimits: Pick<Protection, 'checkDeposit' | 'placesOfOffer'>;
  offers: PaymentOffers;
  /** The bonuses of a member that run. */
  runningBonuses: (db: Database | DatabaseTransaction, memberId: bigint) => Promise<PaymentBonus[]>;
  /** Ends bonuses of a member in the transaction of a withdrawal. */
  endRunning: (
    transaction: DatabaseTransaction,
    memberId: bigint,
    bonusIds: readonly bigint[],
  ) => Promise<void>;
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
