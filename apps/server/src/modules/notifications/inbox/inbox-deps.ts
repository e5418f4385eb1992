import type { Database, DatabaseTransaction } from '#db/database.ts';
import type { Clock } from '#kit/clock.ts';
import type { RateLimiter } from '#kit/limits/rate-limit.ts';
import type { SecretBox } from '#kit/secrets/secret-box.ts';
import type { Signals } from '#kit/signals.ts';
import type { MemberTypeTable } from '@pavilion/domain/member/member-type';

export type InboxDependencies = {
  db: Database;
  signals: Pick<Signals, 'publishIn'>;
  clock: Clock;
  /** Encrypts the part of a letter that only its owner reads. */
  letterBox: SecretBox;
  /** Pushes to the browsers of these members, once for each `from`. */
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

/** Dependencies of the use cases of the inbox. */
export type InboxDeps = InboxDependencies & { limiter: RateLimiter };
