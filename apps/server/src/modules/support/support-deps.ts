import type { Database } from '#db/database.ts';
import type { Clock } from '#kit/clock.ts';
import type { RateLimiter } from '#kit/limits/rate-limit.ts';
import type { Notifications } from '#modules/notifications/notifications.ts';
import type { Pictures } from '#modules/pictures/pictures.ts';
import type { LiveChat } from '#ports/live-chat.ts';

export type SupportDependencies = {
  db: Database;
  clock: Clock;
  writeInboxMessage: Notifications['writeInboxMessage'];
  pictures: Pick<Pictures, 'keep' | 'use'>;
  /** Null when no company for live chat is configured. */
  chat: LiveChat | null;
  /** The public address of the site, without a slash at the end. */
  publicUrl: string;
  site: {
    flags: { CBS3: boolean };
    brand: { merchantCode: string };
    policy: { feedback: { fewestWords: number; mostWords: number; perDay: number } };
  };
};

/** Dependencies of the use cases of this module. */
export type SupportDeps = SupportDependencies & { limiter: RateLimiter };
