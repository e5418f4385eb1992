import { slowerByItself } from '../fixtures/machine-speed.ts';

/** The phone that the limits are meant for is so much slower than the machine that they were set on. */
const slowdown = 4;
let found: number | undefined;

/** By how much a page must be slowed here to run as on that phone; less on a slower machine. */
export function phoneSlowdown(): number {
  found ??= Math.max(1, slowdown / slowerByItself());
  return found;
}
