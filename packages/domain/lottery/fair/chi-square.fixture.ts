/** Lanczos' series for the logarithm of the gamma function, for g = 7. */
const lanczos = [
  676.5203681218851, -1259.1392167224028, 771.3234287776531, -176.6150291621406, 12.507343278686905,
  -0.13857109526572012, 9.984369578019572e-6, 1.5056327351493116e-7,
];

/** The logarithm of Γ(x), for x of 1/2 and more. */
function logGamma(x: number): number {
  const [at, g] = [x - 1, 7];
  const series = lanczos.reduce(
    (total, factor, index) => total + factor / (at + index + 1),
    0.9999999999998099,
  );
  const far = at + g + 0.5;
  return Math.log(2 * Math.PI) / 2 + (at + 0.5) * Math.log(far) - far + Math.log(series);
}

const precision = 1e-15;
const smallest = 1e-300;

/** P(a, x) by its series, which converges fast for x below a + 1. */
function lowerBySeries(a: number, x: number): number {
  let part = 1 / a;
  let total = part;
  for (let n = 1; part > total * precision; n += 1) {
    part *= x / (a + n);
    total += part;
  }
  return total * Math.exp(a * Math.log(x) - x - logGamma(a));
}

/** Q(a, x) by its continued fraction, worked out as Lentz does, for x of a + 1 and more. */
function upperByFraction(a: number, x: number): number {
  let below = x + 1 - a;
  let [over, under] = [1 / smallest, 1 / below];
  let value = under;
  for (let n = 1, change = 0; Math.abs(change - 1) > precision && n < 100_000; n += 1) {
    const factor = n * (a - n);
    below += 2;
    under = 1 / (below + factor * under || smallest);
    over = below + factor / over || smallest;
    change = under * over;
    value *= change;
  }
  return value * Math.exp(a * Math.log(x) - x - logGamma(a));
}

/** The regularised upper incomplete gamma function Q(a, x). */
function upperGamma(a: number, x: number): number {
  if (x <= 0) return 1;
  return x < a + 1 ? 1 - lowerBySeries(a, x) : upperByFraction(a, x);
}

/** How likely a chi-square of so many degrees of freedom is to be at least this. */
export function chiSquareTail(chiSquare: number, degrees: number): number {
  return upperGamma(degrees / 2, chiSquare / 2);
}

/** How likely a standard normal value is to be at least this. */
export function normalTail(z: number): number {
  const half = upperGamma(1 / 2, (z * z) / 2) / 2;
  return z < 0 ? 1 - half : half;
}

/** The p of counts that are all expected to be alike. */
export function evenCountsTail(counts: readonly number[]): number {
  const expected = counts.reduce((total, count) => total + count, 0) / counts.length;
  const chiSquare = counts.reduce((total, count) => total + (count - expected) ** 2 / expected, 0);
  return chiSquareTail(chiSquare, counts.length - 1);
}

/** The p of the number of runs in a sequence of highs and lows, as Wald and Wolfowitz count them. */
export function runsTail(runs: number, highs: number, lows: number): number {
  const all = highs + lows;
  const expected = (2 * highs * lows) / all + 1;
  const variance = ((expected - 1) * (expected - 2)) / (all - 1);
  return normalTail((runs - expected) / Math.sqrt(variance));
}
