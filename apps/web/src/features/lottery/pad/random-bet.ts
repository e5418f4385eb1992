import { range } from '@pavilion/domain/lottery/counting';
import { uniformFrom } from '@pavilion/domain/lottery/fair/uniform';
import { pick } from '@pavilion/domain/lottery/pick';
import {
  blank,
  type PickedPlay,
  type Play,
  type Selection,
  type TypedPlay,
  type Uniform,
} from '@pavilion/domain/lottery/play';
import { needsOf } from './needs.ts';

const wordsAtOnce = 32;

function* cryptoWords(): Generator<number> {
  for (;;) yield* crypto.getRandomValues(new Uint32Array(wordsAtOnce));
}

/** Random numbers of the device's crypto generator. */
export const deviceUniform = (): Uniform => uniformFrom(cryptoWords());

/** So many of the items, none twice, in the order in which they stand in the list. */
function someOf<Item>(uniform: Uniform, items: readonly Item[], size: number): Item[] {
  const at = new Set(pick(uniform, items.length, size));
  return items.filter((_, index) => at.has(index + 1));
}

/** The balls of a row that make the fewest bets by themselves: of sums the least and the greatest. */
function cheapest(play: PickedPlay<never>, values: readonly number[]): readonly number[] {
  const betsOf = values.map((ball) => play.count({ rows: [[ball]] }));
  const fewest = Math.min(...betsOf);
  return values.filter((_, at) => betsOf[at] === fewest);
}

function somePicked(play: PickedPlay<never>, uniform: Uniform): Selection {
  const needs = needsOf(play);
  const all = range(0, play.rows.length - 1);
  const filled = new Set(someOf(uniform, all, needs.rows));
  const rows = play.rows.map(({ balls: { values } }, at) => {
    const size = Math.max(needs.balls[at] ?? 0, filled.has(at) ? 1 : 0);
    const isAlone = play.rows.length === 1 && size === 1;
    return someOf(uniform, isAlone ? cheapest(play, values) : values, size);
  });
  if (!play.positions) return { rows };
  const places = range(0, play.positions.count - 1);
  return { rows, positions: someOf(uniform, places, needs.positions) };
}

function someTyped({ number }: TypedPlay<never>, uniform: Uniform): Selection {
  const { length, blanks, balls } = number;
  const named = new Set(someOf(uniform, range(0, length - 1), length - blanks));
  const anyBall = () => balls.values[uniform(balls.values.length)] ?? blank;
  return { rows: [range(0, length - 1).map((at) => (named.has(at) ? anyBall() : blank))] };
}

/**
 * A random selection of one bet; where a play has none, such as pairs with a single, of the fewest
 * bets. What holds no bet, such as the same car at two places, is drawn again, so that all bets are
 * equally likely.
 */
export function randomBet(play: Play<never>, uniform: Uniform): Selection {
  for (;;) {
    const selection =
      play.approach === 'typed' ? someTyped(play, uniform) : somePicked(play, uniform);
    if (play.count(selection) > 0) return selection;
  }
}
