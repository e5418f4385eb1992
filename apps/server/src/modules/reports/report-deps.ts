import type { Database } from '#db/database.ts';
import type { Clock } from '#kit/clock.ts';
import type { Games } from '#modules/games/games.ts';

/** What every report is given to work with. */
export type ReportDeps = {
  db: Database;
  clock: Clock;
  /** The time zone in which the days of reports begin. */
  timeZone: string;
  currency: { code: string; digits: number };
  /** Play money of trial accounts (decision D17). */
  trialCurrency: { code: string };
  /** The games of the site, for the names and kinds of played games. */
  games: Pick<Games, 'nameOf' | 'byNode' | 'nodesOf'>;
};
