import { randomUUID } from 'node:crypto';
import type { Draw } from '#random.ts';
import type { FixtureView, MarketName, MarketView, SelectionName } from './book-view.ts';
import { drawSelection } from './odds.ts';
import type { Odds, OddsTable } from './odds.ts';
import type { Score, Sport, Winner } from './sports.ts';

export type Market = {
  name: MarketName;
  line: number | null;
  selections: readonly SelectionName[];
  odds: Odds;
};

export type Outcome = { winner: Winner; over: boolean; score: Score };

export type Fixture = {
  id: string;
  home: string;
  away: string;
  startsAt: number;
  endsAt: number;
  line: number;
  markets: readonly [winner: Market, total: Market];
  /** Drawn when the match starts; null before. */
  outcome: Outcome | null;
  /** Times of the counted points as shares of the match, in order. */
  moments: readonly { at: number; side: 'home' | 'away' }[];
};

export const matchMs = 75_000;

export function createFixture(
  sport: Sport,
  table: OddsTable,
  startsAt: number,
  draw: Draw,
  between: Pick<Fixture, 'home' | 'away'> = drawTeams(sport, draw),
): Fixture {
  const line = sport.line(draw);
  return {
    id: randomUUID(),
    home: between.home,
    away: between.away,
    startsAt,
    endsAt: startsAt + matchMs,
    line,
    markets: [winnerMarket(sport, table, draw), totalMarket(table, line, draw)],
    outcome: null,
    moments: [],
  };
}

function drawTeams({ teams }: Sport, draw: Draw): Pick<Fixture, 'home' | 'away'> {
  const left = [...teams];
  const take = () => left.splice(draw(left.length), 1)[0] ?? '';
  return { home: take(), away: take() };
}

function winnerMarket(sport: Sport, table: OddsTable, draw: Draw): Market {
  const rows = sport.drawPossible ? table.threeWay : table.twoWay;
  const row = rows[draw(rows.length)] ?? [];
  const odds = draw(2) === 0 ? row : row.toReversed();
  const selections: SelectionName[] = sport.drawPossible
    ? ['home', 'draw', 'away']
    : ['home', 'away'];
  return { name: 'winner', line: null, selections, odds };
}

function totalMarket(table: OddsTable, line: number, draw: Draw): Market {
  const even = table.twoWay.slice(-4);
  const row = even[draw(even.length)] ?? [];
  const odds = draw(2) === 0 ? row : row.toReversed();
  return { name: 'total', line, selections: ['over', 'under'], odds };
}

/** Decides the match. Draws the two markets apart, then a score that fits both. */
export function kickOff(fixture: Fixture, sport: Sport, draw: Draw): void {
  const [winnerOf, totalOf] = fixture.markets;
  const winner = winnerOf.selections[drawSelection(winnerOf.odds, draw)];
  const over = totalOf.selections[drawSelection(totalOf.odds, draw)] === 'over';
  if (winner !== 'home' && winner !== 'draw' && winner !== 'away') {
    throw new Error('A match has no such winner.');
  }
  const score = sport.finalScore(winner, over, fixture.line, draw);
  fixture.outcome = { winner, over, score };
  fixture.moments = drawMoments(score, sport.endsWhenDecided, draw);
}

function drawMoments(score: Score, endsWhenDecided: boolean, draw: Draw): Fixture['moments'] {
  const sides = shuffledSides(score, draw);
  if (endsWhenDecided) {
    const winner = score[0] > score[1] ? 'home' : 'away';
    sides.splice(sides.indexOf(winner), 1);
    sides.push(winner);
  }
  const times = sides
    .map(() => (50 + draw(900)) / 1000)
    .toSorted((first, second) => first - second);
  return sides.map((side, index) => ({ at: times[index] ?? 1, side }));
}

function shuffledSides([home, away]: Score, draw: Draw): ('home' | 'away')[] {
  const left: ('home' | 'away')[] = [
    ...Array.from({ length: home }, () => 'home' as const),
    ...Array.from({ length: away }, () => 'away' as const),
  ];
  return Array.from({ length: home + away }, () => left.splice(draw(left.length), 1)[0] ?? 'home');
}

export function isWinning(selection: SelectionName, outcome: Outcome): boolean {
  if (selection === 'over') return outcome.over;
  if (selection === 'under') return !outcome.over;
  return selection === outcome.winner;
}

export function fixtureView(fixture: Fixture, sport: Sport, now: number): FixtureView {
  const share = Math.min(1, Math.max(0, (now - fixture.startsAt) / matchMs));
  const state = fixture.outcome === null ? 'open' : now >= fixture.endsAt ? 'ended' : 'playing';
  return {
    id: fixture.id,
    home: fixture.home,
    away: fixture.away,
    state,
    startsAt: fixture.startsAt,
    endsAt: fixture.endsAt,
    clock: Math.min(sport.clock.length, 1 + Math.floor(share * sport.clock.length)),
    score: state === 'open' ? null : scoreAt(fixture, share),
    markets: fixture.markets.map(marketView),
  };
}

function scoreAt(fixture: Fixture, share: number): [number, number] {
  const fallen = fixture.moments.filter((moment) => moment.at <= share);
  const home = fallen.filter((moment) => moment.side === 'home').length;
  return [home, fallen.length - home];
}

function marketView(market: Market): MarketView {
  return {
    name: market.name,
    line: market.line,
    selections: market.selections.map((name, index) => ({
      name,
      odds: ((market.odds[index] ?? 0) / 100).toFixed(2),
    })),
  };
}
