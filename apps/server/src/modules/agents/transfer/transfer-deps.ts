import type { Database, DatabaseTransaction } from '#db/database.ts';
import type { LimitDependencies } from '#http/limits/count-use.ts';
import type { Clock } from '#kit/clock.ts';
import type { PaymentPassword } from '#modules/credentials/payment-password.ts';
import type { Notifications } from '#modules/notifications/notifications.ts';
import type { OwnLimits } from '#modules/protection/own-limits.ts';
import type { Wallet } from '#modules/wallet/wallet.ts';
import type { RunningBonus } from '@pavilion/domain/wallet/withdrawal-effect';

/** How the site lets agents send cash to people of their team; amounts in minor units. */
export type TransferRules = {
  isOpen: boolean;
  /** Also to the agent one step above. */
  toUpline: boolean;
  /** Of one transfer. */
  minimum: bigint;
  maximum: bigint;
  /** Of one agent and day. */
  dailyMaximum: bigint;
  timesPerDay: number;
  /** Of one agent and day to the same person. */
  timesToOne: number;
  /** How often what arrives must be staked before a withdrawal. */
  playThrough: number;
};

/** What downline transfers are given to work with. */
export type TransferDeps = LimitDependencies & {
  db: Database;
  clock: Clock;
  /** The time zone in which days begin. */
  timeZone: string;
  currency: { code: string; digits: number };
  wallet: Pick<Wallet, 'applyIn' | 'houseAccount'>;
  transfer: TransferRules;
  paymentPassword: Pick<PaymentPassword, 'check'>;
  ownLimits: Pick<OwnLimits, 'checkDeposit' | 'checkVerified'>;
  /** Lists a member's active and waiting bonuses. */
  runningBonuses: (
    db: Database | DatabaseTransaction,
    memberId: bigint,
  ) => Promise<Pick<RunningBonus, 'withdrawal' | 'remainingMinor'>[]>;
  writeInboxMessages: Notifications['writeInboxMessages'];
};
