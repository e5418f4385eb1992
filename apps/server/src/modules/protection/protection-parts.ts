import type { Currency } from '@pavilion/domain/wallet/money';
import type { Database } from '../../db/tables.ts';
import type { Clock } from '../../kit/clock.ts';

/** What a member has deposited since an instant, and has under way; minor units. */
export type DepositedSince = (db: Database, memberId: bigint, since: Date) => Promise<bigint>;

/** The parts that use cases of this module pick from. */
export type ProtectionParts = {
  db: Database;
  clock: Clock;
  currency: Currency;
  depositedSince: DepositedSince;
  /** False for a session of a remembered device whose person gave no password of late. */
  isConfirmed: (sessionId: string) => Promise<boolean>;
};
