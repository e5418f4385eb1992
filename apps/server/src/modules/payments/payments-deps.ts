import type { Database, DatabaseTransaction } from '#db/database.ts';
import type { Clock } from '#kit/clock.ts';
import type { Logger } from '#kit/logger.ts';
import type { SecretBox } from '#kit/secrets/secret-box.ts';
import type { Signals } from '#kit/signals.ts';
import type { ExcludedPeople } from '#modules/accounts/excluded-people.ts';
import type { PaymentPassword } from '#modules/credentials/payment-password.ts';
import type { Pictures } from '#modules/pictures/pictures.ts';
import type { OwnLimits } from '#modules/protection/own-limits.ts';
import type { Site } from '#modules/site/site.ts';
import type { Wallet } from '#modules/wallet/wallet.ts';
import type { PaymentGateway } from '#ports/payment-gateway.ts';
import type { LocalText } from '@pavilion/domain/site/local-text';
import type { Currency } from '@pavilion/domain/wallet/money';
import type { RunningBonus } from '@pavilion/domain/wallet/withdrawal-effect';

/** What a VIP level allows to withdraw in a day. */
type WithdrawBenefits = Pick<
  Site['vip']['levels'][number]['benefits'],
  'withdrawalsPerDay' | 'withdrawDailyMaximum'
>;

/** What the operator configures of payments. */
export type PaymentsSite = {
  paymentChannels: Site['paymentChannels'];
  depositBanks: Site['depositBanks'];
  withdrawBanks: Site['withdrawBanks'];
  policy: Pick<Site['policy'], 'payments'>;
  /** The levels from 0 upwards. */
  vip: { levels: readonly { benefits: WithdrawBenefits }[] };
  brand: Pick<Site['brand'], 'name' | 'timeZone'>;
};

/** Bonuses that come with deposits; the bonus module, of the same tier, provides them. */
export type DepositBonus = {
  /** Refuses a promotion that does not apply to a deposit of this amount. */
  check: (memberId: bigint, promotionId: string, amountMinor: bigint) => Promise<void>;
  /** Returns the promotion that a member has accepted for the next deposit, or null. */
  accepted: (memberId: bigint) => Promise<string | null>;
  /** Forgets the accepted promotion once a deposit has taken it. */
  takeAccepted: (transaction: DatabaseTransaction, memberId: bigint) => Promise<void>;
  /** Returns the granted amount in minor units; null when nothing was granted. */
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

/** Promotions of the site, with those that operators have published. */
export type PaymentOffers = { all: () => Promise<Site['promotions']> };

/** An active or waiting bonus, with what a withdrawal does to it. */
export type PaymentBonus = RunningBonus & {
  bonusId: bigint;
  /** The promotion it comes from, or the kind of reward. */
  origin: string;
  /** The title it was granted under; null for rewards and for bonuses older than stored titles. */
  title: LocalText | null;
  requiredMinor: bigint;
};

/** A step of money; members by their ids, `null` outside of the site. Amounts in minor units. */
export type MoneyStep = {
  step: 'deposit' | 'transfer' | 'withdrawal';
  from: string | null;
  to: string | null;
  amountMinor: string;
  at: string;
};

/** A withdrawal that was written a moment ago. */
export type WrittenWithdrawal = {
  withdrawalId: string;
  memberId: bigint;
  accountId: bigint;
  amountMinor: bigint;
  at: Date;
};

/** What the use cases of this module are given to work with. */
export type PaymentsDeps = {
  db: Database;
  wallet: Pick<Wallet, 'applyIn' | 'houseAccount'>;
  signals: Pick<Signals, 'publishIn'>;
  site: PaymentsSite;
  /** The currency of real money; trial accounts never deposit or withdraw. */
  currency: Currency;
  gateway: PaymentGateway;
  /** Encrypts account numbers; they are decrypted only for a payout. */
  cardBox: SecretBox;
  pictures: Pick<Pictures, 'keep' | 'use'>;
  depositBonus: DepositBonus;
  paymentPassword: PaymentPassword;
  excludedPeople: Pick<ExcludedPeople, 'refuse' | 'keepAdded'>;
  /** The limits that members set on their own deposits, and whether the identity is verified. */
  ownLimits: Pick<OwnLimits, 'checkDeposit' | 'checkVerified' | 'noteDeposit' | 'placesOfOffer'>;
  offers: PaymentOffers;
  /** Lists a member's active and waiting bonuses. */
  runningBonuses: (db: Database | DatabaseTransaction, memberId: bigint) => Promise<PaymentBonus[]>;
  /** Ends bonuses of a member in the transaction of a withdrawal. */
  endRunning: (
    transaction: DatabaseTransaction,
    memberId: bigint,
    bonusIds: readonly bigint[],
  ) => Promise<void>;
  /** Whether an agent owes others by contracts, and may not take money out before. */
  owesContract: (transaction: DatabaseTransaction, memberId: bigint) => Promise<boolean>;
  /** How the money came that a withdrawal takes out, where an operator is to look; else null. */
  chainOf: (
    transaction: DatabaseTransaction,
    written: WrittenWithdrawal,
  ) => Promise<readonly MoneyStep[] | null>;
  clock: Clock;
  logger: Logger;
  /** The public address of this server, without a slash at the end. */
  publicUrl: string;
};

/** Returns the path to which the gateway sends webhooks. */
export function webhookPath(gatewayId: string): string {
  return `/webhooks/${gatewayId}`;
}
