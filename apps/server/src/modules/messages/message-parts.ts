import type { Database, DatabaseTransaction } from '#db/database.ts';
import type { Clock } from '#kit/clock.ts';
import type { RateLimiter } from '#kit/rate-limit.ts';
import type { Signals } from '#kit/signals.ts';
import type { Pictures } from '#modules/pictures/pictures.ts';
import type { LiveChat } from '#ports/live-chat.ts';
import type { MemberTypeTable } from '@pavilion/domain/member/member-type';

export type MessagesDependencies = {
  db: Database;
  signals: Pick<Signals, 'publishIn'>;
  clock: Clock;
  /** Tells the browsers of these members; `from` is the same for the same letter. */
  letterCame: (
    transaction: DatabaseTransaction,
    memberIds: readonly bigint[],
    from: string,
  ) => Promise<void>;
  pictures: Pick<Pictures, 'keep' | 'use'>;
  /** Null when no company for live chat is configured. */
  chat: LiveChat | null;
  /** Where people reach the site, without a slash at the end. */
  publicUrl: string;
  site: {
    flags: { CBS3: boolean };
    brand: { merchantCode: string };
    memberTypes: MemberTypeTable;
    policy: {
      messages: { toUpline: boolean; perHour: number };
      feedback: { fewestWords: number; mostWords: number; perDay: number };
    };
  };
};

export type MessagesParts = MessagesDependencies & { limiter: RateLimiter };
