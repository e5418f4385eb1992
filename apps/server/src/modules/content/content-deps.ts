import type { Database } from '#db/database.ts';
import type { Clock } from '#kit/clock.ts';
import type { Logger } from '#kit/logger.ts';
import type { Signals } from '#kit/signals.ts';
import type { PublishEvent } from '#modules/events.ts';
import type { FindPicture } from '#modules/site/picture-manifest.ts';
import type { Site } from '#modules/site/site.ts';
import type { CurrentContent } from './published/current-content.ts';

export type ContentDependencies = {
  db: Database;
  site: Site;
  signals: Signals;
  clock: Clock;
  logger: Pick<Logger, 'error'>;
  pictures: FindPicture;
  publish: PublishEvent;
  /** The codes of promotions that take nobody for now, although they run. */
  closedPromoCodes: () => Promise<readonly string[]>;
};

export type ContentDeps = ContentDependencies & { current: CurrentContent };
