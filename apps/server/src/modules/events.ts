import type { DatabaseTransaction } from '#db/database.ts';
import type { Events } from '#kit/events.ts';

/**
 * The events that a module publishes to modules above it, which it does not import. An event with a
 * transaction is part of it: what a subscriber writes commits with it, and what it throws rolls it
 * back.
 */
export type ModuleEvents = {
  memberRegistered: { transaction: DatabaseTransaction; memberId: bigint };
  /** A trial account was created; its session opens when every subscriber is done. */
  trialOpened: { memberId: bigint };
  /** Every session of a member ended in the transaction. */
  allSessionsEnded: { transaction: DatabaseTransaction; memberId: bigint };
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
