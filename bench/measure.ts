/** Seconds that some work takes. */
export async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return (performance.now() - begun) / 1000;
}

export const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/**
 * The slowest of calls one after another in milliseconds, but for the slowest hundredth. The first
 * ones can be left out: they prepare statements and compile code, once in the life of a process.
 */
export async function p99Of(
  calls: number,
  ask: (call: number) => Promise<unknown>,
  unmeasured = 0,
): Promise<number> {
  const times: number[] = [];
  for (let call = 0; call < unmeasured + calls; call++) {
    const ms = 1000 * (await secondsOf(() => ask(call)));
    if (call >= unmeasured) times.push(ms);
  }
  return percentile(times, 0.99);
}
