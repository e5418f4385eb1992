import type { Database } from '#db/database.ts';
import type { Clock } from '#kit/clock.ts';
import type { Games } from '#modules/games/games.ts';
import type { GameType } from '@pavilion/domain/game/game-type';
import type { Language } from '@pavilion/domain/site/language';

/** What records of play show of a game or lottery. */
export type PlayedGame = Readonly<{
  game: Readonly<{ gameType: GameType }>;
  cards: Readonly<
    Record<
      Language,
      Readonly<{ gameName: string; gameType: GameType; vassalage: string; vendorName: string }>
    >
  >;
}>;

/** What every report is given to work with. */
export type ReportDeps = {
  db: Database;
  clock: Clock;
  /** The time zone in which the days of reports begin. */
  timeZone: string;
  currency: { code: string; digits: number };
  /** Play money of trial accounts (decision D17). */
  trialCurrency: { code: string };
  /** The games and lotteries of the site, for the names and kinds of what was played. */
  games: Pick<Games, 'nameOf' | 'nodesOf'> & {
    byNode: (node: number) => PlayedGame | undefined;
  };
};
