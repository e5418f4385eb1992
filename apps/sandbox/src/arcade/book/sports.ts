import type { Draw } from '#random.ts';
import season from './season.json' with { type: 'json' };

export type Score = readonly [home: number, away: number];
export type Winner = 'home' | 'draw' | 'away';

/** The rules of one sport: its markets, and which scores fit an outcome. */
export type Sport = {
  drawPossible: boolean;
  /** The match ends with the point that decides it. */
  endsWhenDecided: boolean;
  /** The line of a fixture's total, without its half. */
  line: (draw: Draw) => number;
  /** A final score with this winner and this side of the line. */
  finalScore: (winner: Winner, over: boolean, line: number, draw: Draw) => Score;
  /** Length of a match on the board's clock, and the unit of that clock. */
  clock: { length: number; unit: 'minute' | 'set' | 'map' | 'round' | 'inning' | 'heat' };
  /** What is counted. */
  counts: 'goals' | 'points' | 'sets' | 'maps' | 'rounds' | 'runs' | 'heats';
  teams: readonly string[];
};

const playerNames: readonly string[] = [
  'A. Dalisay',
  'B. Hiraya',
  'C. Luntian',
  'D. Marikit',
  'E. Bagyong',
  'F. Silangan',
  'G. Tala',
  'H. Kidlat',
  'I. Mayumi',
  'J. Alon',
  'K. Bathaluman',
  'L. Dakila',
  'M. Habagat',
  'N. Sinag',
  'O. Timog',
  'P. Ulap',
];

/** Goals with a total on the requested side of two and a half. */
const goalScores: Readonly<Record<Winner, { under: readonly Score[]; over: readonly Score[] }>> = {
  home: {
    under: [
      [1, 0],
      [2, 0],
    ],
    over: [
      [2, 1],
      [3, 0],
      [3, 1],
      [3, 2],
      [4, 1],
    ],
  },
  draw: {
    under: [
      [0, 0],
      [1, 1],
    ],
    over: [
      [2, 2],
      [3, 3],
    ],
  },
  away: {
    under: [
      [0, 1],
      [0, 2],
    ],
    over: [
      [1, 2],
      [0, 3],
      [1, 3],
      [2, 3],
      [1, 4],
    ],
  },
};

const football: Omit<Sport, 'teams'> = {
  drawPossible: true,
  endsWhenDecided: false,
  line: () => 2,
  finalScore: (winner, over, _line, draw) =>
    pick(goalScores[winner][over ? 'over' : 'under'], draw),
  clock: { length: 90, unit: 'minute' },
  counts: 'goals',
};

/** Best of three or five: one side reaches the majority, and the line separates short from long. */
function bestOf(
  games: 3 | 5,
  unit: Sport['clock']['unit'],
  counts: Sport['counts'],
): Omit<Sport, 'teams'> {
  const needed = (games + 1) / 2;
  const line = games === 3 ? 2 : 3;
  return {
    drawPossible: false,
    endsWhenDecided: true,
    line: () => line,
    finalScore: (winner, over, _line, draw) => {
      const lost = over ? line + 1 - needed + draw(games - line) : 0;
      return winner === 'home' ? [needed, lost] : [lost, needed];
    },
    clock: { length: games, unit },
    counts,
  };
}

/** Totals around a line with a margin that is never zero. */
function pointScore(winner: Winner, over: boolean, line: number, draw: Draw): Score {
  const total = over ? line + 1 + draw(14) : line - draw(14);
  const drawn = 1 + draw(12);
  const margin = (total + drawn) % 2 === 0 ? drawn : drawn + 1;
  const more = (total + margin) / 2;
  return winner === 'home' ? [more, total - more] : [total - more, more];
}

const sportsBySkin: Readonly<Record<string, Sport>> = {
  football: { ...football, teams: season.towns },
  'sim-football': { ...football, teams: season.squads },
  basketball: {
    drawPossible: false,
    endsWhenDecided: false,
    line: (draw) => 148 + draw(24),
    finalScore: pointScore,
    clock: { length: 40, unit: 'minute' },
    counts: 'points',
    teams: season.towns,
  },
  baseball: {
    drawPossible: false,
    endsWhenDecided: false,
    line: (draw) => 6 + draw(3),
    finalScore: (winner, over, line, draw) => {
      const total = over ? line + 1 + draw(4) : line - draw(4);
      const less = draw(Math.ceil(total / 2));
      return winner === 'home' ? [total - less, less] : [less, total - less];
    },
    clock: { length: 9, unit: 'inning' },
    counts: 'runs',
    teams: season.towns,
  },
  volleyball: { ...bestOf(5, 'set', 'sets'), teams: season.towns },
  tennis: { ...bestOf(3, 'set', 'sets'), teams: playerNames },
  'lane-battle': { ...bestOf(3, 'map', 'maps'), teams: season.squads },
  tactical: { ...bestOf(3, 'map', 'maps'), teams: season.squads },
  fighting: { ...bestOf(5, 'round', 'rounds'), teams: playerNames },
  'sim-racing': { ...bestOf(5, 'heat', 'heats'), teams: playerNames },
};

export function sportOf(skin: string): Sport {
  return sportsBySkin[skin] ?? { ...football, teams: season.towns };
}

function pick<Item>(items: readonly Item[], draw: Draw): Item {
  const item = items[draw(items.length)];
  if (item === undefined) throw new RangeError('Nothing to pick from.');
  return item;
}
