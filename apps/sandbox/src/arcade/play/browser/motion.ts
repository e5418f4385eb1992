const reduced = window.matchMedia('(prefers-reduced-motion: reduce)');

/** True while the player's device asks for reduced motion. */
export function wantsLittleMotion(): boolean {
  return reduced.matches;
}

export function wait(durationMs: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, durationMs);
  });
}

/** Calls `show` with 0 to 1 over the time, or once with 1 when reduced motion is asked for. */
export function tween(durationMs: number, show: (progress: number) => void): Promise<void> {
  if (wantsLittleMotion() || durationMs <= 0) {
    show(1);
    return Promise.resolve();
  }
  return new Promise((resolve) => {
    const startedAt = performance.now();
    const step = (now: number): void => {
      const progress = Math.min(1, Math.max(0, (now - startedAt) / durationMs));
      show(progress);
      if (progress < 1) requestAnimationFrame(step);
      else resolve();
    };
    requestAnimationFrame(step);
  });
}
