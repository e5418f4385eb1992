import type { DatabaseTransaction } from '#db/database.ts';
import type { Events } from '#kit/events.ts';
import type { BreakKind } from '@pavilion/domain/protection/exclusion';

/**
 * The events that a module publishes to modules above it, which it does not import. An event with a
 * transaction is part of it: what a subscriber writes commits with it, and what it throws rolls it
 * back. Modules further up are done first, since their rows refer to those below.
 */
export type ModuleEvents = {
  memberRegistered: { transaction: DatabaseTransaction; memberId: bigint };
  /** A trial account was created; its session opens when every subscriber is done. */
  trialOpened: { memberId: bigint };
  /** Every session of a member ended in the transaction. */
  allSessionsEnded: { transaction: DatabaseTransaction; memberId: bigint };
  /** A time-out or self-exclusion began; the member's row is locked. */
  breakBegan: { transaction: DatabaseTransaction; memberId: bigint; kind: BreakKind };
  /** A member has begun to close the account: nothing can be claimed any more. */
  closingBegan: { transaction: DatabaseTransaction; memberId: bigint };
  /** An account was closed: what only its open account needs goes. */
  accountClosed: { transaction: DatabaseTransaction; memberId: bigint };
  /** The law no longer has the data of a closed account kept: everything about the person goes. */
  memberErased: { transaction: DatabaseTransaction; memberId: bigint };
  sessionEnded: { sessionId: string; memberId: bigint; reason: string };
  /** An announcement that nobody has seen yet was published; `startsAt` may be in the future. */
  announcementPublished: {
    transaction: DatabaseTransaction;
    id: string;
    version: number;
    startsAt: Date;
  };
};

export type PublishEvent = Events<ModuleEvents>['publish'];
