import { setTimeout as pause } from 'node:timers/promises';

export { pause };

/** Polls until the condition holds; throws when `progress` has not changed for that long. */
export async function until(
  what: string,
  isSo: () => boolean | Promise<boolean>,
  progress: () => number = () => 0,
  patienceMs = 180_000,
): Promise<void> {
  let seen = progress();
  let since = Date.now();
  while (!(await isSo())) {
    if (progress() !== seen) [seen, since] = [progress(), Date.now()];
    if (Date.now() - since > patienceMs) throw new Error(`Timed out waiting for ${what}.`);
    await pause(20);
  }
}
