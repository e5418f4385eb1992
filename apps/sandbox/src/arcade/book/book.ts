import { randomUUID } from 'node:crypto';
import type { PurseAnswer } from '#arcade/play/purse.ts';
import { remember } from '#arcade/play/seat.ts';
import type { Player, Seat } from '#arcade/play/seat.ts';
import { formatMinor } from '#money.ts';
import { createBoard } from './board.ts';
import type { BookView, FixtureView, SelectionName, SlipView } from './book-view.ts';
import { fixtureView, isWinning } from './fixture.ts';
import type { Fixture, Market } from './fixture.ts';
import type { OddsTable } from './odds.ts';
import type { SeasonMatch } from './season.ts';
import type { Sport } from './sports.ts';

export type BetRequest = { fixtureId: string; selection: SelectionName; stakeMinor: bigint };

/** A board of matches that take bets until they start. */
export type Book = {
  view: (seat: Seat) => BookView;
  /** Matches that still take bets. */
  open: () => readonly FixtureView[];
  /** Null when the match is over for bets or has no such selection. */
  bet: (seat: Seat, request: BetRequest) => Promise<PurseAnswer | null>;
  stop: () => void;
};

type Slip = {
  /** Where the bet was made; its money moves in that session. */
  seat: Seat;
  roundId: string;
  fixture: Fixture;
  market: Market;
  selection: SelectionName;
  /** Hundredths, fixed when the bet is made. */
  odds: number;
  stakeMinor: bigint;
  state: SlipView['state'];
  winMinor: bigint;
};

type Desk = { slips: Slip[]; settledBalance: string | null; settledCount: number };

/** The most settled bets listed below the open ones. */
const keptSlips = 20;

export function createBook(
  sport: Sport,
  table: OddsTable,
  season: (now: number) => readonly SeasonMatch[],
): Book {
  const desks = new Map<Player, Desk>();
  const board = createBoard(sport, table, season, (fixture) => void settle(fixture, desks));
  return {
    view: (seat) => {
      board.watch();
      const desk = deskOf(desks, seat.player);
      return {
        now: Date.now(),
        fixtures: board.all().map((fixture) => fixtureView(fixture, sport, Date.now())),
        slips: desk.slips.map((slip) => slipView(slip, seat.currency)),
        settledBalance: desk.settledBalance,
        settledCount: desk.settledCount,
      };
    },
    open: () => {
      board.watch();
      return openViews(board.all(), sport);
    },
    bet: async (seat, { fixtureId, selection, stakeMinor }) => {
      const fixture = board.all().find((candidate) => candidate.id === fixtureId);
      const market = fixture?.markets.find((offered) => offered.selections.includes(selection));
      if (fixture === undefined || market === undefined || fixture.outcome !== null) return null;
      const odds = market.odds[market.selections.indexOf(selection)] ?? 0;
      const slip: Slip = {
        seat,
        roundId: randomUUID(),
        fixture,
        market,
        selection,
        odds,
        stakeMinor,
        state: 'open',
        winMinor: 0n,
      };
      return takeSlip(slip, deskOf(desks, seat.player));
    },
    stop: board.stop,
  };
}

function deskOf(desks: Map<Player, Desk>, player: Player): Desk {
  const desk = desks.get(player) ?? { slips: [], settledBalance: null, settledCount: 0 };
  desks.set(player, desk);
  return desk;
}

function openViews(fixtures: readonly Fixture[], sport: Sport): FixtureView[] {
  const views = fixtures.map((fixture) => fixtureView(fixture, sport, Date.now()));
  return views.filter((view) => view.state === 'open');
}

async function takeSlip(slip: Slip, desk: Desk): Promise<PurseAnswer> {
  const { seat, roundId, stakeMinor } = slip;
  const answer = await seat.purse.play({ roundId, stakeMinor, winMinor: 0n, finished: false });
  if (!answer.ok) return answer;
  desk.slips = kept([slip, ...desk.slips]);
  // The wallet took longer than the match: the slip missed the settlement of the others.
  if (Date.now() >= slip.fixture.endsAt) await settleSlip(slip, desk);
  return answer;
}

/** Keeps every open bet, since a forgotten one would never be settled. */
function kept(slips: readonly Slip[]): Slip[] {
  return slips.filter((slip, index) => index < keptSlips || slip.state === 'open');
}

async function settle(fixture: Fixture, desks: ReadonlyMap<Player, Desk>): Promise<void> {
  const settling = [...desks.values()].flatMap((desk) =>
    desk.slips
      .filter((slip) => slip.fixture === fixture && slip.state === 'open')
      .map((slip) => settleSlip(slip, desk)),
  );
  await Promise.all(settling);
}

async function settleSlip(slip: Slip, desk: Desk): Promise<void> {
  const { seat, fixture, roundId, stakeMinor } = slip;
  if (fixture.outcome === null) return;
  const won = isWinning(slip.selection, fixture.outcome);
  slip.state = won ? 'won' : 'lost';
  slip.winMinor = won ? (stakeMinor * BigInt(slip.odds)) / 100n : 0n;
  const { winMinor } = slip;
  const balanceMinor = await seat.purse.close(roundId, winMinor);
  const outcome = `${fixture.home} ${fixture.outcome.score.join('–')} ${fixture.away}`;
  remember(seat, { roundId, stakeMinor, winMinor, outcome });
  desk.settledBalance = balanceMinor === null ? null : formatMinor(balanceMinor, seat.currency);
  desk.settledCount += 1;
}

function slipView(slip: Slip, currency: string): SlipView {
  return {
    id: slip.roundId,
    fixture: slip.fixture.id,
    home: slip.fixture.home,
    away: slip.fixture.away,
    market: slip.market.name,
    selection: slip.selection,
    line: slip.market.line,
    odds: (slip.odds / 100).toFixed(2),
    stake: formatMinor(slip.stakeMinor, currency),
    state: slip.state,
    win: formatMinor(slip.winMinor, currency),
  };
}
