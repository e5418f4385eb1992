import type { FixtureView } from '#arcade/book/book-view.ts';
import type { Game } from '#arcade/catalogue/catalogue.ts';
import type { ActionRefusal } from './play-state.ts';
import type { Seat } from './seat.ts';

/** What the page sent with an action; each engine validates its own fields. */
export type ActionInput = Readonly<Record<string, unknown>>;

export type ActionAnswer =
  | { ok: true; value: object }
  | { ok: false; refusal: ActionRefusal; balance: string | null };

/** The rules of one kind of game. Outcomes are drawn here and never in the browser. */
export type GameEngine = {
  /** Source path of the browser entry that shows the game. */
  page: string;
  /** Data for the page when it opens or polls. */
  describe: (seat: Seat) => object;
  act: (seat: Seat, action: string, input: ActionInput) => Promise<ActionAnswer>;
  /** Matches of the game that take bets, for engines that are books. */
  fixtures?: (game: Game) => readonly FixtureView[];
  /** Ends the timers of tables that run by themselves. */
  stop?: () => void;
};

export function refuse(refusal: ActionRefusal, balance: string | null = null): ActionAnswer {
  return { ok: false, refusal, balance };
}
