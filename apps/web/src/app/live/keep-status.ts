import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { statusKey, type Status } from '#features/site/site.queries.ts';
import { localKeys } from '#kit/storage-keys.ts';
import { currentLanguage } from '@pavilion/client/language/language.ts';
import { readStored, writeStored } from '@pavilion/client/state/device-storage.ts';

function storedStatus(): Status | null {
  try {
    return JSON.parse(readStored(localKeys.status) ?? 'null') as Status | null;
  } catch {
    return null;
  }
}

/** Section 3: keeps the status on the device and shows it until it has been refetched. */
export function keepStatus(queries: QueryClient): void {
  const queryKey = [...statusKey, currentLanguage()];
  const stored = storedStatus();
  if (stored !== null && queries.getQueryData(queryKey) === undefined) {
    queries.setQueryData(queryKey, stored, { updatedAt: 0 });
  }
  const write = (): void => {
    const status = queries.getQueryData<Status>([...statusKey, currentLanguage()]);
    if (status !== undefined) writeStored(localKeys.status, JSON.stringify(status));
  };
  write();
  queries.getQueryCache().subscribe(({ type, query }) => {
    const [area, call] = query.queryKey as QueryKey;
    if (type === 'updated' && area === statusKey[0] && call === statusKey[1]) write();
  });
}
