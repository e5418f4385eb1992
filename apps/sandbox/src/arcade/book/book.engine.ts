import type { Game } from '#arcade/catalogue/catalogue.ts';
import { refuse } from '#arcade/play/game-engine.ts';
import type { ActionAnswer, ActionInput, GameEngine } from '#arcade/play/game-engine.ts';
import type { Seat } from '#arcade/play/seat.ts';
import { refusePurse } from '#arcade/play/stake.ts';
import { readBets } from '#arcade/table/bets.ts';
import { formatMinor } from '#money.ts';
import type { BookBetReply, BookInfo, SelectionName } from './book-view.ts';
import { createBook } from './book.ts';
import type { Book } from './book.ts';
import { esportsOdds, sportsOdds } from './odds.ts';
import { seasonOf } from './season.ts';
import { sportOf } from './sports.ts';

const stakes = ['10.00', '20.00', '50.00', '100.00', '200.00', '500.00', '1000.00'];
const selections: readonly SelectionName[] = ['home', 'draw', 'away', 'over', 'under'];

/** One book per game; all players see the same matches. */
export function createBookEngine(): GameEngine {
  const books = new Map<string, Book>();
  const bookOf = (game: Game): Book => {
    const table = game.type === 'ESPORTS' ? esportsOdds : sportsOdds;
    const book =
      books.get(game.id) ?? createBook(sportOf(game.skin), table, (now) => seasonOf(game.id, now));
    books.set(game.id, book);
    return book;
  };
  return {
    page: 'src/arcade/book/browser/book-page.ts',
    describe: (seat): BookInfo => {
      const { clock, counts } = sportOf(seat.game.skin);
      const view = bookOf(seat.game).view(seat);
      const opened = view.fixtures.find(({ id }) => id === seat.fixtureId)?.id ?? null;
      return { view, unit: clock.unit, counts, stakes, opened };
    },
    act: async (seat, action, input) => {
      const book = bookOf(seat.game);
      if (action === 'watch') return { ok: true, value: book.view(seat) };
      return action === 'bet' ? bet(seat, book, input) : refuse('unknown_action');
    },
    fixtures: (game) => bookOf(game).open(),
    stop: () => {
      for (const book of books.values()) book.stop();
    },
  };
}

async function bet(seat: Seat, book: Book, input: ActionInput): Promise<ActionAnswer> {
  const selection = selections.find((known) => known === input['selection']);
  const fixtureId = input['fixture'];
  const [placed] =
    readBets([{ spot: 'slip', stake: input['stake'] }], seat.currency, () => true) ?? [];
  if (selection === undefined || typeof fixtureId !== 'string' || placed === undefined) {
    return refuse('bad_request');
  }
  const { stakeMinor } = placed;
  const answer = await book.bet(seat, { fixtureId, selection, stakeMinor });
  if (answer === null) return refuse('betting_closed');
  if (!answer.ok) return refusePurse(seat, answer);
  const value: BookBetReply = {
    view: book.view(seat),
    balance: formatMinor(answer.balanceMinor, seat.currency),
  };
  return { ok: true, value };
}
