import { setImmediate } from 'node:timers/promises';
import { createSlots, type SlotRules } from '#kit/limits/slots.ts';
import { wholeOf } from '@pavilion/domain/lottery/fraction';
import type { Family } from '@pavilion/domain/lottery/play';
import { winOf } from '@pavilion/domain/lottery/price/line-money';
import { pricedLineOfRow, type LineRow } from '../stored-order.ts';
import type { SettledBy } from './order-part.store.ts';

/** How many members' lines a process evaluates at a time; they share it with all other work. */
const rules = {
  name: 'evaluations of order lines',
  atOnce: 2,
  waiting: 32,
  waitMs: 10_000,
  holdMs: 60_000,
  endsWithHolder: true,
  stillMs: 65_000,
  shares: { member: 1 },
} as const satisfies SlotRules;

/** The slots in which lines are evaluated. */
export const createEvaluations = () => createSlots(rules);

/** Whether a result says what it won. */
export const isSettled = ({ state, win_no: winNo }: SettledBy): boolean =>
  (state === 'won' || state === 'lost') && winNo !== null;

/** A result, and how many times the lines were taken in each draw that had it. */
type Drawn = Readonly<{ result: unknown; multiples: bigint[] }>;

/** The results that sub-orders were settled by, each once. */
async function drawnOf(
  family: Family<unknown>,
  settled: readonly SettledBy[],
  signal: AbortSignal,
): Promise<Drawn[]> {
  const drawn = new Map<string, Drawn>();
  for (const { win_no: winNo, prizes, year_animal: yearAnimal, multiple } of settled) {
    const key = JSON.stringify([winNo, prizes, yearAnimal]);
    const known = drawn.get(key);
    if (known) {
      known.multiples.push(BigInt(multiple));
      continue;
    }
    const result = family.resultOf({ winNo: winNo ?? '', prizes: prizes ?? {}, yearAnimal });
    if (result === null) throw new Error(`${winNo} is no result of ${family.code}`);
    drawn.set(key, { result, multiples: [BigInt(multiple)] });
    await setImmediate();
    signal.throwIfAborted();
  }
  return [...drawn.values()];
}

/** What came to an end of an order, and the rows of its lines. */
type Evaluated = Readonly<{
  family: Family<unknown>;
  rows: readonly LineRow[];
  ownSeries: number | null;
  settled: readonly SettledBy[];
}>;

/**
 * What each line won in all these draws, worked out anew. A long order over many draws takes a
 * while: others are answered between any two steps, and it ends there once the signal is aborted.
 */
export async function lineWins(
  { family, rows, ownSeries, settled }: Evaluated,
  signal: AbortSignal,
): Promise<bigint[]> {
  const drawn = await drawnOf(family, settled, signal);
  const wins: bigint[] = [];
  for (const row of rows) {
    const { play, selection, odds, unitMinor } = pricedLineOfRow(family, row, ownSeries);
    let sum = 0n;
    for (const { result, multiples } of drawn) {
      await setImmediate();
      signal.throwIfAborted();
      const outcome = play.outcome(selection, result);
      for (const multiple of multiples) {
        // Each draw is rounded for itself, as it is shown.
        sum += wholeOf(winOf(play, odds, outcome, unitMinor * multiple));
      }
    }
    wins.push(sum);
  }
  return wins;
}
