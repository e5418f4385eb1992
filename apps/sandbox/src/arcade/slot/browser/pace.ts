import { wait } from '#arcade/play/browser/motion.ts';

export type Pace = {
  turbo: boolean;
  /** Waits: shorter with turbo, not at all after the player has skipped. */
  pause: (durationMs: number) => Promise<void>;
  /** Duration of a movement at the present speed. */
  span: (durationMs: number) => number;
  skip: () => void;
  isSkipped: () => boolean;
  /** Clears an earlier skip; called when a new spin starts. */
  reset: () => void;
};

const turboShare = 0.4;

export function createPace(): Pace {
  let skipped = false;
  let wake: () => void = () => {};
  let asleep = new Promise<void>(() => {});
  const renew = (): void => {
    skipped = false;
    asleep = new Promise((resolve) => {
      wake = resolve;
    });
  };
  renew();
  const pace: Pace = {
    turbo: false,
    span: (durationMs) => (pace.turbo ? durationMs * turboShare : durationMs),
    pause: (durationMs) =>
      skipped ? Promise.resolve() : Promise.race([wait(pace.span(durationMs)), asleep]),
    skip: () => {
      skipped = true;
      wake();
    },
    isSkipped: () => skipped,
    reset: renew,
  };
  return pace;
}
