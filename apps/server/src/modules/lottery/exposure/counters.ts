import type { CounterKey, CounterRow } from './exposure.store.ts';

const textOf = ({ drawId, playId, number }: CounterKey) => `${drawId} ${playId} ${number}`;

/** Counters as they were read, with what is added to them until they are written. */
export function createCounters(rows: readonly CounterRow[]) {
  const read = new Map(rows.map((row) => [textOf(row), row.amount]));
  const added = new Map<string, CounterRow>();

  function add(counters: readonly CounterRow[], sign: 1n | -1n): void {
    for (const counter of counters) {
      const key = textOf(counter);
      const amount = (added.get(key)?.amount ?? 0n) + sign * counter.amount;
      added.set(key, { ...counter, amount });
    }
  }

  return {
    amountOf: (counter: CounterKey): bigint => {
      const key = textOf(counter);
      return (read.get(key) ?? 0n) + (added.get(key)?.amount ?? 0n);
    },
    add: (counters: readonly CounterRow[]): void => add(counters, 1n),
    remove: (counters: readonly CounterRow[]): void => add(counters, -1n),
    /** What was added, without counters that stand as before. */
    changes: (): CounterRow[] => [...added.values()].filter(({ amount }) => amount > 0n),
  };
}

export type Counters = ReturnType<typeof createCounters>;
