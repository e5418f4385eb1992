import type { Database, DatabaseTransaction } from '#db/database.ts';
import type { Clock } from '#kit/clock.ts';
import type { Logger } from '#kit/logger.ts';
import type { Signals } from '#kit/signals.ts';
import type { ExcludedPeople } from '#modules/accounts/excluded-people.ts';
import type { PublishEvent } from '#modules/events.ts';
import type { Site } from '#modules/site/site.ts';
import type { Wallet } from '#modules/wallet/wallet.ts';
import type { FileStore } from '#ports/file-store.ts';
import type { IdentityCheckCompany } from '#ports/identity-check.ts';
import type { LocalText, WrittenText } from '@pavilion/domain/site/local-text';
import type { Currency } from '@pavilion/domain/wallet/money';

/**
 * Sums what a member has deposited since an instant and has under way, in minor units; `oldest` is
 * the first of those that have arrived.
 */
export type DepositedSince = (
  db: Database,
  memberId: bigint,
  since: Date,
) => Promise<{ sumMinor: bigint; oldest: { at: Date; amountMinor: bigint } | null }>;

/** What limits are decided by. */
export type LimitDeps = {
  db: Database;
  clock: Clock;
  currency: Currency;
  timeZone: string;
  policy: Site['protection'];
  depositedSince: DepositedSince;
};

/** What the use cases of this module are given to work with. */
export type ProtectionDeps = LimitDeps & {
  /** False for a session of a remembered device where no password was given lately. */
  isConfirmed: (sessionId: string) => Promise<boolean>;
  wallet: Pick<Wallet, 'applyIn' | 'houseAccount'>;
  signals: Pick<Signals, 'publishIn'>;
  endBonuses: EndBonuses;
  writeInboxMessage: WriteInboxMessage;
  bringHome: BringHome;
  endSessions: EndSessions;
  keepDetails: KeepDetails;
  publish: PublishEvent;
  closingPayments: ClosingPayments;
  paymentActs: FindPaymentActs;
  excludedPeople: Pick<ExcludedPeople, 'isKnown' | 'keepAdded' | 'noticePerson'>;
  /** Null when no company is configured: operators decide on every identity check. */
  identityCompany: IdentityCheckCompany | null;
  /** Documents of identity lie in it, encrypted under `keysSecret`. */
  files: FileStore;
  keysSecret: string;
  logger: Logger;
};

/** Ends every session and remembered device of a member, on every process, with the commit. */
export type EndSessions = (
  transaction: DatabaseTransaction,
  memberId: bigint,
  reason: string,
) => Promise<void>;

/** Keeps the details by which an excluded member is recognised under another account. */
export type KeepDetails = (
  transaction: DatabaseTransaction,
  exclusionId: string,
  memberId: bigint,
) => Promise<void>;

/** Ends every active or waiting bonus of a member and returns them. */
export type EndBonuses = (
  transaction: DatabaseTransaction,
  memberId: bigint,
) => Promise<readonly { bonusId: bigint; title: LocalText | null }[]>;

/** Writes an inbox message to a member, once for each request key. */
export type WriteInboxMessage = (
  transaction: DatabaseTransaction,
  memberId: bigint,
  message: {
    title: WrittenText;
    content: WrittenText;
    requestKey: string;
    operator: string | null;
  },
) => Promise<void>;

/** Fetches a member's money from providers that keep wallets; a repeat orders nothing twice. */
export type BringHome = (
  memberId: bigint,
  requestKey: string,
) => Promise<{
  fromProviders: { vassalage: string; amount: string; state: string }[];
  leftOut: string[];
}>;

/** What payments know, and do, of a member who closes the account. */
export type ClosingPayments = {
  /** Whether a deposit, or a withdrawal, has not come to its end. */
  underWay: (
    db: Database | DatabaseTransaction,
    memberId: bigint,
  ) => Promise<{ deposit: boolean; withdrawal: boolean }>;
  /** The least that a bank of the site pays out, in minor units; null where none is open. */
  smallestWithdrawal: bigint | null;
  /** What the member has given up and no operator has booked yet, in minor units; else null. */
  findGivenUp: (db: Database | DatabaseTransaction, memberId: bigint) => Promise<bigint | null>;
  /** Proposes a correction that takes the amount, which an operator confirms; a repeat does nothing. */
  giveUp: (
    transaction: DatabaseTransaction,
    rest: { memberId: bigint; accountId: bigint; exclusionId: string; amountMinor: bigint },
  ) => Promise<void>;
  /** Takes such a proposal back; without one it changes nothing. */
  dropGivenUp: (transaction: DatabaseTransaction, memberId: bigint) => Promise<void>;
};

/** What a member has paid in and asked to be paid out since an instant, in the order of time. */
export type FindPaymentActs = (
  db: Database,
  memberId: bigint,
  since: Date,
) => Promise<{
  /** Deposits that have arrived. */
  deposits: { depositId: string; askedAt: Date; at: Date; amountMinor: bigint }[];
  withdrawals: { askedAt: Date }[];
}>;
