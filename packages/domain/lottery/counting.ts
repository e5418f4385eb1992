/** `first` to `last`, both included. */
export function range(first: number, last: number): number[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
}

/** How many sets of k there are among n: C(n, k), 0 where n is below k. */
export function combinations(n: number, k: number): number {
  if (k < 0 || n < k) return 0;
  let count = 1;
  for (let taken = 1; taken <= k; taken += 1) count = (count * (n - k + taken)) / taken;
  return count;
}

/** Every set of k of the items, each in the order of the items. */
export function* subsetsOf<Item>(items: readonly Item[], k: number): Generator<Item[]> {
  if (k === 0) yield [];
  if (k <= 0) return;
  for (const [index, item] of items.entries()) {
    for (const rest of subsetsOf(items.slice(index + 1), k - 1)) yield [item, ...rest];
  }
}

/** Every way to take one item of each row, in their order. */
export function* tuplesOf<Item>(rows: readonly (readonly Item[])[]): Generator<Item[]> {
  const [row, ...others] = rows;
  if (!row) {
    yield [];
    return;
  }
  for (const item of row) for (const rest of tuplesOf(others)) yield [item, ...rest];
}

/** Every order in which k different items can follow one another. */
export function* arrangementsOf<Item>(items: readonly Item[], k: number): Generator<Item[]> {
  if (k === 0) {
    yield [];
    return;
  }
  for (const [index, item] of items.entries()) {
    const others = items.toSpliced(index, 1);
    for (const rest of arrangementsOf(others, k - 1)) yield [item, ...rest];
  }
}

/** How many strings of so many digits have each digit sum: the w2 and w3 of the specification. */
export function digitSums(digits: number): readonly number[] {
  let counts = [1];
  for (let digit = 0; digit < digits; digit += 1) {
    const next = Array.from({ length: counts.length + 9 }, () => 0);
    for (const [reached, count] of counts.entries()) {
      for (const added of range(0, 9)) next[reached + added] = (next[reached + added] ?? 0) + count;
    }
    counts = next;
  }
  return counts;
}

export function sum(numbers: Iterable<number>): number {
  let total = 0;
  for (const number of numbers) total += number;
  return total;
}
