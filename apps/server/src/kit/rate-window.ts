export type RateLimit = { uses: number; windowMs: number };

/** A window moves on in this many steps, so that a use counts for a window less a step at most. */
const steps = 60;

/** A use that is counted at `step` counts for a window at most, at `nextStep` for one at least. */
export function windowAt(now: Date, { windowMs }: RateLimit) {
  const at = now.getTime();
  const stepMs = windowMs / steps;
  return {
    since: new Date(at - windowMs),
    step: new Date(Math.floor(at / stepMs) * stepMs),
    nextStep: new Date(Math.ceil(at / stepMs) * stepMs),
  };
}
