import { randomUUID } from 'node:crypto';
import type { PurseAnswer } from '#arcade/play/purse.ts';
import { remember } from '#arcade/play/seat.ts';
import type { Player, Seat } from '#arcade/play/seat.ts';
import { formatMinor } from '#money.ts';
import { draw as cryptoDraw } from '#random.ts';
import type { Draw } from '#random.ts';
import { stakeOf, winOf } from './bets.ts';
import type { Bet } from './bets.ts';
import type { TableRules } from './table-rules.ts';
import type { SettledBets, TableView } from './table-view.ts';

/** A table at which all players play the same rounds, one after the other by the clock. */
export type BettingTable<Terms, Result> = {
  view: (seat: Seat) => TableView<Terms, Result>;
  /** Null after betting has closed. */
  place: (seat: Seat, bets: readonly Bet[]) => Promise<PurseAnswer | null>;
  stop: () => void;
};

type Ticket = {
  /** Where its first bet was made; its money moves in that session. */
  seat: Seat;
  roundId: string;
  bets: Bet[];
  underWay: Promise<unknown>[];
};

type Round<Terms, Result> = {
  number: number;
  terms: Terms;
  closesAt: number;
  endsAt: number;
  result: Result | null;
  tickets: Map<Player, Ticket>;
};

const keptResults = 24;
const pastRounds = 18;
/** A table stops after this time without a visitor. */
const idleMs = 60_000;

export function createBettingTable<Terms, Result>(
  rules: TableRules<Terms, Result>,
  draw: Draw = cryptoDraw,
): BettingTable<Terms, Result> {
  // Results from before the first player, so that a table opens with a history.
  const recent: Result[] = Array.from({ length: pastRounds }, () =>
    rules.drawResult(rules.openRound(draw), draw),
  );
  const settled = new WeakMap<Player, SettledBets<Result>>();
  let number = 0;
  let watchedAt = 0;
  let round: Round<Terms, Result> | null = null;
  let timer: NodeJS.Timeout | undefined;

  const open = (): Round<Terms, Result> => {
    number += 1;
    const closesAt = Date.now() + rules.bettingMs;
    const opened: Round<Terms, Result> = {
      number,
      terms: rules.openRound(draw),
      closesAt,
      endsAt: closesAt + rules.revealMs,
      result: null,
      tickets: new Map(),
    };
    round = opened;
    timer = setTimeout(() => reveal(opened), rules.bettingMs);
    return opened;
  };

  const reveal = (closed: Round<Terms, Result>): void => {
    const result = rules.drawResult(closed.terms, draw);
    closed.result = result;
    timer = setTimeout(() => {
      recent.unshift(result);
      recent.length = Math.min(recent.length, keptResults);
      void payOut(closed, result, rules, settled);
      round = null;
      if (Date.now() - watchedAt < idleMs) open();
    }, rules.revealMs);
  };

  return {
    view: (seat) => {
      watchedAt = Date.now();
      const current = round ?? open();
      return {
        now: Date.now(),
        round: current.number,
        phase: current.result === null ? 'betting' : 'reveal',
        closesAt: current.closesAt,
        endsAt: current.endsAt,
        terms: current.terms,
        result: current.result,
        recent,
        bets: (current.tickets.get(seat.player)?.bets ?? []).map((bet) => ({
          spot: bet.spot,
          stake: formatMinor(bet.stakeMinor, seat.currency),
        })),
        last: settled.get(seat.player) ?? null,
      };
    },
    place: async (seat, bets) => {
      watchedAt = Date.now();
      const current = round ?? open();
      if (current.result !== null) return null;
      const ticket = current.tickets.get(seat.player) ?? newTicket(seat);
      current.tickets.set(seat.player, ticket);
      return placeOn(ticket, bets);
    },
    stop: () => clearTimeout(timer),
  };
}

function newTicket(seat: Seat): Ticket {
  return { seat, roundId: randomUUID(), bets: [], underWay: [] };
}

/**
 * Takes the stake. A bet made before the draw counts even when the wallet answers after it; a
 * refused stake never joins the ticket.
 */
async function placeOn(ticket: Ticket, bets: readonly Bet[]): Promise<PurseAnswer> {
  const taking = ticket.seat.purse.play({
    roundId: ticket.roundId,
    stakeMinor: stakeOf(bets),
    winMinor: 0n,
    finished: false,
  });
  ticket.underWay.push(taking);
  const answer = await taking;
  if (answer.ok) ticket.bets.push(...bets);
  return answer;
}

async function payOut<Terms, Result>(
  round: Round<Terms, Result>,
  result: Result,
  rules: TableRules<Terms, Result>,
  settled: WeakMap<Player, SettledBets<Result>>,
): Promise<void> {
  const payments = [...round.tickets].map(async ([player, ticket]) => {
    const { seat } = ticket;
    await Promise.allSettled(ticket.underWay);
    if (ticket.bets.length === 0) return;
    const stakeMinor = stakeOf(ticket.bets);
    const winMinor = winOf(ticket.bets, (spot) => rules.returns(spot, result, round.terms));
    const balanceMinor = await seat.purse.close(ticket.roundId, winMinor);
    const { roundId } = ticket;
    remember(seat, { roundId, stakeMinor, winMinor, outcome: rules.summary(result) });
    settled.set(player, {
      round: round.number,
      result,
      stake: formatMinor(stakeMinor, seat.currency),
      win: formatMinor(winMinor, seat.currency),
      balance: balanceMinor === null ? null : formatMinor(balanceMinor, seat.currency),
    });
  });
  await Promise.all(payments);
}
