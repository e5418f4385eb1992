import { slowerByItself } from '../../support/machine-speed.ts';

/** How many times slower the limits' phone is than the machine on which they were set. */
const slowdown = 4;
let found: number | undefined;

/** The factor that slows a page on this machine to that phone; less on a slower machine. */
export function phoneSlowdown(): number {
  found ??= Math.max(1, slowdown / slowerByItself());
  return found;
}
