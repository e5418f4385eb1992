import type { Query } from '@tanstack/react-query';
import { useEffect } from 'react';
import { statusKey, useSiteStatus } from '#features/site/site.queries.ts';
import { onSiteClosed, setKnownStatus } from '#kit/site-closed.ts';
import { useBroughtQueries } from '@pavilion/client/queries/queries.tsx';

/** Fetches the status after a refusal by a closed site; refetches failed queries once it opens. */
export function useClosedSite(): void {
  const queries = useBroughtQueries()?.client;
  const { state } = useSiteStatus();
  useEffect(
    () =>
      onSiteClosed(() => {
        void queries?.refetchQueries({ queryKey: statusKey }, { cancelRefetch: false });
      }),
    [queries],
  );
  useEffect(() => {
    if (!setKnownStatus(state)) return;
    const failed = (query: Query) => query.state.status === 'error';
    void queries?.refetchQueries({ type: 'active', predicate: failed });
  }, [queries, state]);
}
