import type { Database } from '#db/database.ts';
import type { Clock } from '#kit/clock.ts';
import type { Logger } from '#kit/logger.ts';
import type { PushKey, PushSender } from '#ports/push-sender.ts';
import type { Reader } from '@pavilion/domain/message/audience';

/** Dependencies of the use cases of push. */
export type PushDeps = {
  db: Database;
  clock: Clock;
  logger: Logger;
  sender: PushSender;
  /** Whether the site has pushes switched on. */
  isOn: boolean;
  /** Whether an address belongs to a known push service. */
  isEndpoint: (address: string) => boolean;
  /** A test for the readers who are shown an announcement now; null while nobody is. */
  readersOf: (announcementId: string) => Promise<((reader: Reader) => boolean) | null>;
  key: () => Promise<PushKey>;
};
