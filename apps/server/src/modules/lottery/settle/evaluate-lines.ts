import { settledAmounts, type SettledAmounts } from '@pavilion/domain/lottery/order/order-amounts';
import type { DrawFacts, Family, Play, Selection } from '@pavilion/domain/lottery/play';
import {
  playOfLine,
  priceOfRow,
  selectionOfLine,
  type ChosenRow,
  type LineRow,
} from '../stored-order.ts';

/** A line whose bets are counted and compared with the result already. */
type Evaluated = Readonly<{ play: Play<unknown>; selection: Selection }>;

/** What was chosen is not needed once it is evaluated, and it can be large. */
const nothing: Selection = { rows: [] };

/** So much of what lines hold is remembered, in characters. */
const mostRemembered = 20_000_000;

/** Evaluates lines by one version of the result of a draw; equal lines once. */
export function createEvaluation(family: Family<unknown>, facts: DrawFacts) {
  const result = family.resultOf(facts);
  if (result === null) throw new Error(`${facts.winNo} is no result of ${family.code}`);
  const known = new Map<string, Evaluated>();
  let remembered = 0;

  function evaluate(row: ChosenRow): Evaluated {
    const play = playOfLine(family, row);
    const selection = selectionOfLine(play, row);
    const [bets, outcome] = [play.count(selection), play.outcome(selection, result)];
    return { play: { ...play, count: () => bets, outcome: () => outcome }, selection: nothing };
  }

  function evaluatedOf(row: ChosenRow): Evaluated {
    const key = `${row.play_id} ${row.digit ?? ''} ${row.balls}`;
    const found = known.get(key);
    if (found) return found;
    remembered += key.length;
    if (remembered > mostRemembered) {
      known.clear();
      remembered = key.length;
    }
    const made = evaluate(row);
    known.set(key, made);
    return made;
  }

  return {
    /** What a sub-order with the lines of its order wins and gets back. */
    amountsOf: (
      lines: readonly LineRow[],
      { multiple, own_series: ownSeries }: { multiple: number; own_series: number | null },
    ): SettledAmounts => {
      const priced = lines.map((row) => ({ ...evaluatedOf(row), ...priceOfRow(row, ownSeries) }));
      return settledAmounts(priced, multiple, result);
    },
  };
}

export type Evaluation = ReturnType<typeof createEvaluation>;
