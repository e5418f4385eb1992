import type { DatabaseTransaction } from '#db/database.ts';
import type { Events } from '#kit/events.ts';

/**
 * What a module tells modules above it, which it does not know. An event that carries a transaction
 * is part of it: what a subscriber writes commits with it, and what it throws undoes it.
 */
export type ModuleEvents = {
  memberRegistered: { transaction: DatabaseTransaction; memberId: bigint };
  /** A free-play account, whose session opens as soon as every subscriber is done. */
  trialOpened: { memberId: bigint };
  sessionEnded: { sessionId: string; memberId: bigint; reason: string };
  /** An announcement that nobody has seen yet; `startsAt` may lie ahead. */
  announcementPublished: {
    transaction: DatabaseTransaction;
    id: string;
    version: number;
    startsAt: Date;
  };
};

export type PublishEvent = Events<ModuleEvents>['publish'];
