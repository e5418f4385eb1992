import type { Play, Selection } from '../play.ts';
import { onlyRowOf } from '../selection.ts';
import { betShapeOf, singleBetsOf, type SingleBet } from './single-bets.ts';

/** A selection in parts that hold each of its bets once. */
type PartedSelection = Readonly<{
  /** With the numbers that were to be set apart. */
  apart: readonly Selection[];
  rest: readonly Selection[];
}>;

type IsApart = (number: string) => boolean;

const rowOfBets = (bets: readonly SingleBet[]) =>
  bets.length === 0 ? [] : [{ rows: [bets.flatMap(({ selection }) => onlyRowOf(selection))] }];

/** Balls without which none of the sets is left: always that which stands in most of them. */
function ballsOfAll(sets: readonly (readonly number[])[]): Set<number> {
  const taken = new Set<number>();
  let left = sets;
  while (left.length > 0) {
    const times = new Map<number, number>();
    for (const ball of left.flat()) times.set(ball, (times.get(ball) ?? 0) + 1);
    const [most = 0] = [...times].toSorted((one, other) => other[1] - one[1])[0] ?? [];
    taken.add(most);
    left = left.filter((set) => !set.includes(most));
  }
  return taken;
}

/** One selection of all balls that stand in no set apart, and the other bets one by one. */
function partedSets(
  selection: Selection,
  size: number,
  apart: readonly SingleBet[],
  rest: readonly SingleBet[],
): PartedSelection {
  const without = ballsOfAll(apart.map((bet) => onlyRowOf(bet.selection)));
  const kept = onlyRowOf(selection).filter((ball) => !without.has(ball));
  const alone = rest.filter((bet) => onlyRowOf(bet.selection).some((ball) => without.has(ball)));
  return {
    apart: apart.map((bet) => bet.selection),
    rest: [
      ...(kept.length >= size ? [{ rows: [kept] }] : []),
      ...alone.map((bet) => bet.selection),
    ],
  };
}

/** Balls of the first row that go with the same balls of the second one are together. */
function pairsTogether(bets: readonly SingleBet[]): Selection[] {
  const seconds = new Map<number, number[]>();
  for (const { selection } of bets) {
    const [[first = 0] = [], [second = 0] = []] = selection.rows;
    seconds.set(first, [...(seconds.get(first) ?? []), second]);
  }
  const together = new Map<string, { rows: [number[], number[]] }>();
  for (const [first, row] of seconds) {
    const key = row.join(' ');
    const found = together.get(key);
    if (found) found.rows[0].push(first);
    else together.set(key, { rows: [[first], row] });
  }
  return [...together.values()];
}

/** Parts a selection of a play with fixed odds by its numbers, in as few parts as are simple. */
export function partedSelection(
  play: Play<never>,
  selection: Selection,
  isApart: IsApart,
): PartedSelection {
  const bets = singleBetsOf(play, selection);
  const apart = bets.filter(({ number }) => isApart(number));
  if (apart.length === 0) return { apart: [], rest: [selection] };
  if (apart.length === bets.length) return { apart: [selection], rest: [] };
  const rest = bets.filter(({ number }) => !isApart(number));
  const { made, size } = betShapeOf(play);
  if (made === 'ball') return { apart: rowOfBets(apart), rest: rowOfBets(rest) };
  if (made === 'set') return partedSets(selection, size, apart, rest);
  if (size !== 2) throw new Error(`${play.code} has more rows than can be parted`);
  return { apart: pairsTogether(apart), rest: pairsTogether(rest) };
}
