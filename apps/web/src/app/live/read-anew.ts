import type { QueryClient } from '@tanstack/react-query';
import { readAgain } from '@pavilion/client/queries/read-again.ts';
import { limits } from '@pavilion/domain/limits';
import { isPublicChange, type ChangeKind } from '@pavilion/domain/site/change-kind';
import { keysToRead } from './change-keys.ts';

/** The longest random delay before a change for everyone is fetched, which spreads the load. */
const crowdSpreadMs = 1000;

/** Collects changes for a moment and refetches the queries that the page shows. */
export function createReadAnew(queries: QueryClient): (kinds: readonly ChangeKind[]) => void {
  let waiting = new Set<ChangeKind>();
  let timer: ReturnType<typeof setTimeout> | null = null;

  function read(): void {
    const kinds = waiting;
    waiting = new Set();
    timer = null;
    for (const queryKey of keysToRead(kinds)) void readAgain(queries, queryKey);
  }

  return (kinds) => {
    for (const kind of kinds) waiting.add(kind);
    if (timer !== null || waiting.size === 0) return;
    const crowd = [...waiting].every(isPublicChange);
    timer = setTimeout(read, crowd ? crowdSpreadMs * Math.random() : limits.unreadThrottleMs);
  };
}
