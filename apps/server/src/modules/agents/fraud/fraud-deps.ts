import type { Database } from '#db/database.ts';
import type { Clock } from '#kit/clock.ts';
import type { Logger } from '#kit/logger.ts';

/** What signals of fraud and the calls about their cases need. */
export type FraudDeps = {
  db: Database;
  clock: Clock;
  timeZone: string;
  currency: { code: string; digits: number };
  logger: Pick<Logger, 'error' | 'info'>;
};
