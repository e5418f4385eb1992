import type { Database } from '#db/database.ts';
import type { Clock } from '#kit/clock.ts';
import type { Logger } from '#kit/logger.ts';
import type { PushKey, PushSender } from '#ports/push-sender.ts';
import type { Reader } from '@pavilion/domain/message/audience';

/** The parts that use cases of this module pick from. */
export type PushDeps = {
  db: Database;
  clock: Clock;
  logger: Logger;
  sender: PushSender;
  /** The site's flag. */
  isOn: boolean;
  /** Whether an address is one of a company that brings pushes. */
  isEndpoint: (address: string) => boolean;
  /** Who is shown an announcement at this moment; null while nobody is. */
  readersOf: (announcementId: string) => Promise<((reader: Reader) => boolean) | null>;
  key: () => Promise<PushKey>;
};
