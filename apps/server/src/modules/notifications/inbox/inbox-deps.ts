import type { Database, DatabaseTransaction } from '#db/database.ts';
import type { Clock } from '#kit/clock.ts';
import type { RateLimiter } from '#kit/rate-limit.ts';
import type { Signals } from '#kit/signals.ts';
import type { MemberTypeTable } from '@pavilion/domain/member/member-type';

export type InboxDependencies = {
  db: Database;
  signals: Pick<Signals, 'publishIn'>;
  clock: Clock;
  /** Tells the browsers of these members; `from` is the same for the same letter. */
  inboxMessageArrived: (
    transaction: DatabaseTransaction,
    memberIds: readonly bigint[],
    from: string,
  ) => Promise<void>;
  site: {
    memberTypes: MemberTypeTable;
    policy: { messages: { toUpline: boolean; perHour: number } };
  };
};

/** The parts that use cases of the inbox pick from. */
export type InboxDeps = InboxDependencies & { limiter: RateLimiter };
