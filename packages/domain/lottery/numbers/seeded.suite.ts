import fc from 'fast-check';

/** Numbers of 0 to n − 1, the same ones for a seed: mulberry32. */
function seeded(seed: number): (n: number) => number {
  let state = seed;
  return (n) => {
    state = (state + 0x6d2b79f5) % 2 ** 32;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % n;
  };
}

/** Texts of digits; every second number is small, so that numbers are hit, and more than once. */
export function digitsOf(uniform: (n: number) => number, digits: number): string {
  const most = uniform(2) === 0 ? 10 ** digits : Math.min(20, 10 ** digits);
  return `${uniform(most)}`.padStart(digits, '0');
}

const seeds = 1_000;

/** One of a thousand results, each made once, so that many runs are fast. */
export function anyOfSeed<Result>(make: (uniform: (n: number) => number) => Result) {
  const made = new Map<number, Result>();
  return fc.nat({ max: seeds - 1 }).map((seed) => {
    const result = made.get(seed) ?? make(seeded(seed));
    made.set(seed, result);
    return result;
  });
}

type Shape = readonly [name: string, numbers: number, digits: number];

/** Prizes by name with the count and the digits of each, written as "DB 1x5, G1 1x5". */
export function shapesOf(written: string): Shape[] {
  return [...written.matchAll(/(\w+) (\d+)x(\d)/g)].map(([, name = '', numbers, digits]) => [
    name,
    Number(numbers),
    Number(digits),
  ]);
}

export function prizesOf(shapes: readonly Shape[], number: (digits: number) => string) {
  const prizes: Record<string, string[]> = {};
  for (const [name, numbers, digits] of shapes) {
    prizes[name] = Array.from({ length: numbers }, () => number(digits));
  }
  return prizes;
}
