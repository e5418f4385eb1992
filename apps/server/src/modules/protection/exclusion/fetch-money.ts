import type { ProtectionDeps } from '../protection-deps.ts';
import { listToFetch, writeFetch } from './exclusion.store.ts';

const atOnce = 20;
export const againAfterMs = 10 * 60_000;

/**
 * Fetches the money of excluded members from providers that keep wallets, so that it can be
 * withdrawn; those that do not answer are asked again later.
 */
export async function fetchMoney(
  { db, clock, bringHome }: Pick<ProtectionDeps, 'db' | 'clock' | 'bringHome'>,
  signal: AbortSignal,
): Promise<void> {
  for (const { id, memberId, fetchedAnew } of await listToFetch(db, clock(), atOnce)) {
    if (signal.aborted) return;
    // Before the call: a fetch that fails does not hold up the others.
    await writeFetch(db, id, new Date(clock().getTime() + againAfterMs));
    const requestKey = fetchedAnew === 0 ? id : `${id} ${fetchedAnew}`;
    const { leftOut } = await bringHome(memberId, requestKey);
    if (leftOut.length === 0) await writeFetch(db, id, null);
  }
}
