export type RateLimit = { uses: number; windowMs: number };

/** A window moves in this many steps, so that the times of uses are rounded to a step. */
const steps = 60;

/** A use stored at `step` counts for at most a window, at `nextStep` for at least a window. */
export function windowAt(now: Date, { windowMs }: RateLimit) {
  const at = now.getTime();
  const stepMs = windowMs / steps;
  return {
    since: new Date(at - windowMs),
    step: new Date(Math.floor(at / stepMs) * stepMs),
    nextStep: new Date(Math.ceil(at / stepMs) * stepMs),
  };
}
