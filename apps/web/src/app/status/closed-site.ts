import type { Query } from '@tanstack/react-query';
import { useEffect } from 'react';
import { statusKey, useSiteStatus } from '#features/site/site.queries.ts';
import { onSiteClosed, setKnownStatus } from '#kit/site-closed.ts';
import { useBroughtQueries } from '@pavilion/client/queries/queries.tsx';

/** A refused call makes the page ask at once why; a site that opens is read anew. */
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
