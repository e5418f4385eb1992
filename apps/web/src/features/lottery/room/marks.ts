import { largestOf, zero, type Fraction } from '@pavilion/domain/lottery/fraction';
import { betShapeOf, singleBetsOf } from '@pavilion/domain/lottery/order/single-bets';
import type { Play, Selection } from '@pavilion/domain/lottery/play';
import { fractionOf } from './groups.ts';
import type { Room } from './room.ts';

/** What is known of a number in the open draw: it pays less than usual, or takes no more bets. */
export type Mark =
  | Readonly<{ kind: 'closed' }>
  | Readonly<{
      kind: 'reduced';
      /** Of each tier. */
      odds: readonly Fraction[];
    }>;

/** By the name of the bet, such as `68` or `06-24`. */
export type Marks = ReadonlyMap<string, Mark>;

/** The marked numbers of a play in the open draw; none while no draw is open. */
export function marksOf({ setting, draw }: Pick<Room, 'setting' | 'draw'>, playId: number): Marks {
  const marks = new Map<string, Mark>();
  const isHere = (one: { numero: string; playId: number }) =>
    one.numero === draw?.numero && one.playId === playId;
  for (const one of setting.reduced.filter(isHere)) {
    marks.set(one.number, { kind: 'reduced', odds: one.odds.map(fractionOf) });
  }
  for (const one of setting.closed.filter(isHere)) marks.set(one.number, { kind: 'closed' });
  return marks;
}

/** The odds that a selection wins by at most: less than usual only where all bets are reduced. */
export function mostOdds(
  marks: Marks,
  play: Play<never>,
  selection: Selection,
  odds: readonly Fraction[],
): readonly Fraction[] {
  if (marks.size === 0) return odds;
  // A listing of thousands of combinations is spared: one alone can be all reduced.
  if (betShapeOf(play).made !== 'ball' && play.count(selection) !== 1) return odds;
  const reduced = singleBetsOf(play, selection).map(({ number }) => {
    const mark = marks.get(number);
    return mark?.kind === 'reduced' ? mark.odds : odds;
  });
  if (reduced.length === 0) return odds;
  return odds.map((_, tier) => largestOf(reduced.map((each) => each[tier] ?? zero)));
}
