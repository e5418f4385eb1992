import { fraction, productOf, zero, type Fraction } from '../fraction.ts';
import type {
  BallSet,
  DrawTerms,
  Outcome,
  PickedPlay,
  PlayType,
  Selection,
  TypedPlay,
} from '../play.ts';
import { countTuples, countUnion, ordersOf, setOf } from './different-tuples.ts';
import { numberAt, placeNames, type DrawnOrder } from './drawn-order.ts';

/** Where a play stands in the menu, and the numbers from 1 on that are drawn. */
export type PlayHead = Readonly<{
  playId: number;
  code: string;
  group: string;
  subGroup: string;
  balls: BallSet;
}>;

const playTypes: readonly PlayType[] = ['trad'];

function headOf({ playId, code, group, subGroup }: PlayHead) {
  return { playId, code, group, subGroup, playTypes, units: 1 };
}

const hitOnce = (isHit: boolean): Outcome => ({ hits: [isHit ? 1 : 0], pushes: 0 });

/** What so many hits of the one tier pay. */
export function payOf(hits: number, { odds }: DrawTerms): Fraction {
  return productOf(odds[0] ?? zero, fraction(hits));
}

const tiersOf = (balls: BallSet, places: number) => [
  { name: 'straight', odds: fraction(ordersOf(balls.values.length, places)) },
];

/** The numbers at the first places, each in its row. */
export function straightPlay(head: PlayHead, places: number): PickedPlay<DrawnOrder> {
  const { balls } = head;
  const count = ({ rows }: Selection) => countTuples(rows.map(setOf));
  return {
    ...headOf(head),
    approach: 'picked',
    rows: placeNames.slice(0, places).map((name) => ({ name, balls })),
    tiers: tiersOf(balls, places),
    count,
    outcome: ({ rows }, drawn) =>
      hitOnce(rows.every((row, place) => row.includes(numberAt(drawn, place)))),
    mostWin: (selection, terms) => payOf(count(selection) > 0 ? 1 : 0, terms),
    chance: (selections) =>
      fraction(
        countUnion(selections.map(({ rows }) => rows.map(setOf))),
        ordersOf(balls.values.length, places),
      ),
  };
}

/** A number of its own for each typed one; null where it holds a ball twice and is no bet. */
function keyOf(typed: readonly number[]): number | null {
  let [key, seen] = [0, 0];
  for (const ball of typed) {
    if ((seen & (1 << ball)) !== 0) return null;
    seen |= 1 << ball;
    key = key * 16 + ball;
  }
  return key;
}

function keysOf(selections: readonly Selection[]): Set<number> {
  const keys = new Set<number>();
  for (const { rows } of selections) {
    for (const typed of rows) {
      const key = keyOf(typed);
      if (key !== null) keys.add(key);
    }
  }
  return keys;
}

/** The numbers at the first places, typed. */
export function typedStraightPlay(head: PlayHead, places: number): TypedPlay<DrawnOrder> {
  const { balls } = head;
  const count = (selection: Selection) => keysOf([selection]).size;
  return {
    ...headOf(head),
    approach: 'typed',
    number: { length: places, blanks: 0, balls },
    tiers: tiersOf(balls, places),
    count,
    outcome: ({ rows }, drawn) =>
      hitOnce(rows.some((typed) => typed.every((ball, place) => ball === drawn[place]))),
    mostWin: (selection, terms) => payOf(count(selection) > 0 ? 1 : 0, terms),
    chance: (selections) =>
      fraction(keysOf(selections).size, ordersOf(balls.values.length, places)),
  };
}

/** A number at its place; each line holds one of the places, of which `from` is the first. */
export function fixedPlacePlay(
  head: PlayHead,
  { from, digits }: { from: number; digits: readonly number[] },
): PickedPlay<DrawnOrder> {
  const { balls } = head;
  const size = balls.values.length;
  return {
    ...headOf(head),
    approach: 'picked',
    rows: placeNames.slice(from, from + digits.length).map((name) => ({ name, balls })),
    digits,
    tiers: tiersOf(balls, 1),
    count: ({ rows }) => rows.reduce((bets, row) => bets + row.length, 0),
    outcome: ({ rows }, drawn) => {
      const won = rows.filter((row, place) => row.includes(numberAt(drawn, from + place)));
      return { hits: [won.length], pushes: 0 };
    },
    mostWin: ({ rows }, terms) => payOf(rows.filter((row) => row.length > 0).length, terms),
    chance: (selections) => {
      // What loses has a number that was not chosen at each of the places.
      const left = digits.map((_, place) => {
        const chosen = setOf(selections.flatMap(({ rows }) => rows[place] ?? []));
        return setOf(balls.values) & ~chosen;
      });
      const all = ordersOf(size, digits.length);
      return fraction(all - countTuples(left), all);
    },
  };
}
