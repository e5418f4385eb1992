import { randomUUID } from 'node:crypto';
import type { Game } from '#arcade/catalogue/catalogue.ts';
import { refuse } from '#arcade/play/game-engine.ts';
import type { ActionAnswer, ActionInput, GameEngine } from '#arcade/play/game-engine.ts';
import { remember } from '#arcade/play/seat.ts';
import type { Seat } from '#arcade/play/seat.ts';
import { refusePurse } from '#arcade/play/stake.ts';
import { formatMinor } from '#money.ts';
import { draw as cryptoDraw } from '#random.ts';
import { readBets, stakeOf, winOf } from './bets.ts';
import { createBettingTable } from './betting-table.ts';
import type { BettingTable } from './betting-table.ts';
import type { TableRules } from './table-rules.ts';
import type { BetReply, SoloReply, TableInfo } from './table-view.ts';

export type TableEngineDeps<Terms, Result> = {
  page: string;
  rulesFor: (game: Game) => TableRules<Terms, Result>;
  /** Whether each player has a table of their own, drawn on demand. */
  isSolo: (game: Game) => boolean;
};

const chips = ['1.00', '5.00', '10.00', '50.00', '100.00', '500.00'];

/** Serves games of spots: one table per game, shared by its players. */
export function createTableEngine<Terms, Result>(deps: TableEngineDeps<Terms, Result>): GameEngine {
  const tables = new Map<string, BettingTable<Terms, Result>>();
  const tableOf = (game: Game): BettingTable<Terms, Result> => {
    const known = tables.get(game.id) ?? createBettingTable(deps.rulesFor(game));
    tables.set(game.id, known);
    return known;
  };
  return {
    page: deps.page,
    describe: (seat): TableInfo<Terms, Result> => {
      const rules = deps.rulesFor(seat.game);
      const view = deps.isSolo(seat.game) ? null : tableOf(seat.game).view(seat);
      const terms = view?.terms ?? rules.openRound(cryptoDraw);
      return { view, terms, chips, pays: rules.pays };
    },
    act: async (seat, action, input) => {
      const rules = deps.rulesFor(seat.game);
      if (deps.isSolo(seat.game)) {
        return action === 'play' ? playAlone(seat, rules, input) : refuse('unknown_action');
      }
      const table = tableOf(seat.game);
      if (action === 'watch') return { ok: true, value: table.view(seat) };
      if (action !== 'bet') return refuse('unknown_action');
      return bet(seat, table, rules, input);
    },
    stop: () => {
      for (const table of tables.values()) table.stop();
    },
  };
}

async function bet<Terms, Result>(
  seat: Seat,
  table: BettingTable<Terms, Result>,
  rules: TableRules<Terms, Result>,
  input: ActionInput,
): Promise<ActionAnswer> {
  const bets = readBets(input['bets'], seat.currency, rules.isSpot);
  if (bets === null) return refuse('bad_request');
  const answer = await table.place(seat, bets);
  if (answer === null) return refuse('betting_closed');
  if (!answer.ok) return refusePurse(seat, answer);
  const reply: BetReply<Terms, Result> = {
    view: table.view(seat),
    balance: formatMinor(answer.balanceMinor, seat.currency),
  };
  return { ok: true, value: reply };
}

async function playAlone<Terms, Result>(
  seat: Seat,
  rules: TableRules<Terms, Result>,
  input: ActionInput,
): Promise<ActionAnswer> {
  const bets = readBets(input['bets'], seat.currency, rules.isSpot);
  if (bets === null) return refuse('bad_request');
  const terms = rules.openRound(cryptoDraw);
  const result = rules.drawResult(terms, cryptoDraw);
  const money = {
    roundId: randomUUID(),
    stakeMinor: stakeOf(bets),
    winMinor: winOf(bets, (spot) => rules.returns(spot, result, terms)),
  };
  const answer = await seat.purse.play({ ...money, finished: true });
  if (!answer.ok) return refusePurse(seat, answer);
  remember(seat, { ...money, outcome: rules.summary(result) });
  const reply: SoloReply<Result> = {
    result,
    stake: formatMinor(money.stakeMinor, seat.currency),
    win: formatMinor(money.winMinor, seat.currency),
    balance: formatMinor(answer.balanceMinor, seat.currency),
  };
  return { ok: true, value: reply };
}
