import { setTimeout as pause } from 'node:timers/promises';

export { pause };

/** Looks until it is so; throws when nothing has changed for that long. */
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
    if (Date.now() - since > patienceMs) throw new Error(`Waited in vain: ${what}.`);
    await pause(20);
  }
}
