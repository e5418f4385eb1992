import { fraction, type Fraction } from '../fraction.ts';
import type { Width } from '../numbers/digits.ts';
import { numberPlay } from '../numbers/number-play.ts';
import { arePrizesOf, type PrizeShape } from '../numbers/prizes.ts';
import type { Family, PickedPlay } from '../play.ts';
import { northPrizes } from '../vietnam/regions.ts';

/** What the plays look at, whichever lottery it comes from; of each number the last digits count. */
export type Sea3Result = Readonly<{
  top: string;
  bottom: string;
  front3: readonly string[];
  back3: readonly string[];
}>;

const lastOf = (number: string, digits: number) => number.slice(-digits);
const digitsIn = (number: string) => [...new Set(number)];
/** A digit that is drawn twice pays once, so no more bets win than digits are drawn. */
const onceEach = (bets: number, numbers: number) => Math.min(bets, numbers);

type Row = Readonly<{
  playId: number;
  code: string;
  group: string;
  width: Width;
  odds: readonly Fraction[];
  drawn: (result: Sea3Result) => readonly string[];
  numbers?: number;
  ways?: readonly number[];
  mostHits?: (bets: number, numbers: number) => number;
}>;

const topOf = ({ top }: Sea3Result) => [top];
const bottomOf = ({ bottom }: Sea3Result) => [bottom];

const rows: readonly Row[] = [
  { playId: 5800, code: 'Top4', group: 'Top', width: 4, odds: [fraction(8000)], drawn: topOf },
  { playId: 5801, code: 'Top3', group: 'Top', width: 3, odds: [fraction(900)], drawn: topOf },
  { playId: 5802, code: 'Top2', group: 'Top', width: 2, odds: [fraction(95)], drawn: topOf },
  {
    playId: 5803,
    code: 'Bottom2',
    group: 'Bottom',
    width: 2,
    odds: [fraction(95)],
    drawn: bottomOf,
  },
  {
    playId: 5804,
    code: 'Toad3',
    group: 'Top',
    width: 3,
    odds: [fraction(150), fraction(300)],
    ways: [6, 3],
    drawn: topOf,
  },
  {
    playId: 5805,
    code: 'RunTop',
    group: 'Run',
    width: 1,
    odds: [fraction(33, 10)],
    drawn: ({ top }) => digitsIn(lastOf(top, 3)),
    numbers: 3,
    mostHits: onceEach,
  },
  {
    playId: 5806,
    code: 'RunBottom',
    group: 'Run',
    width: 1,
    odds: [fraction(47, 10)],
    drawn: ({ bottom }) => digitsIn(lastOf(bottom, 2)),
    numbers: 2,
    mostHits: onceEach,
  },
  {
    playId: 5807,
    code: 'Front3',
    group: 'FrontBack',
    width: 3,
    odds: [fraction(450)],
    drawn: ({ front3 }) => front3,
    numbers: 2,
  },
  {
    playId: 5808,
    code: 'Back3',
    group: 'FrontBack',
    width: 3,
    odds: [fraction(450)],
    drawn: ({ back3 }) => back3,
    numbers: 2,
  },
];

function playOf({ numbers = 1, odds, drawn, ...row }: Row): PickedPlay<Sea3Result> {
  return numberPlay({
    ...row,
    subGroup: row.code,
    playTypes: ['ent'],
    prizes: [{ name: row.code, numbers, odds }],
    drawn: (result) => [drawn(result)],
  });
}

const playsWithout = (...codes: string[]) =>
  rows.filter(({ code }) => !codes.includes(code)).map(playOf);

const ownFrontAndBack = { front3: [], back3: [] };

export const thaiPrizes: readonly PrizeShape[] = [
  { name: 'front3', numbers: 2, digits: 3 },
  { name: 'back3', numbers: 2, digits: 3 },
  { name: 'back2', numbers: 1, digits: 2 },
];

export const thai: Family<Sea3Result> = {
  code: 'THAI',
  plays: playsWithout('Top4'),
  resultOf: ({ winNo, prizes }) => {
    if (!/^[0-9]{6}$/.test(winNo) || !arePrizesOf(prizes, thaiPrizes)) return null;
    const { front3 = [], back3 = [], back2 = [] } = prizes;
    return { top: winNo, bottom: back2[0] ?? '', front3, back3 };
  },
  winNoOf: ({ top }) => top,
};

export const laos: Family<Sea3Result> = {
  code: 'LAOS',
  plays: playsWithout('Front3', 'Back3'),
  resultOf: ({ winNo }) =>
    /^[0-9]{4}$/.test(winNo) ? { top: winNo, bottom: winNo.slice(0, 2), ...ownFrontAndBack } : null,
  winNoOf: ({ top }) => top,
};

export const hanoiPrizes = northPrizes.filter(({ name }) => name === 'DB' || name === 'G1');

/** Follows the north of Vietnam: takes all its prizes, or the two that it looks at. */
export const hanoi: Family<Sea3Result> = {
  code: 'HANOI',
  plays: playsWithout('Front3', 'Back3'),
  resultOf: ({ winNo, prizes }) => {
    if (!arePrizesOf(prizes, hanoiPrizes) && !arePrizesOf(prizes, northPrizes)) return null;
    const [top, bottom] = [prizes.DB?.[0], prizes.G1?.[0]];
    if (top !== winNo || bottom === undefined) return null;
    return { top, bottom, ...ownFrontAndBack };
  },
  winNoOf: ({ top }) => top,
};
