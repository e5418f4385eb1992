import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { onSessionLost } from '../kit/session-record.ts';

/** Follows sessions that end or change without this page; answers how often all was drawn anew. */
export function useSessionLost(): number {
  const queries = useQueryClient();
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    const anew = () => setTurn((before) => before + 1);
    onSessionLost((how) => {
      void Promise.all([
        import('../features/session/follow-session.ts'),
        import('./navigation/page-change.ts'),
      ]).then(
        ([{ followSession }, { showHome }]) =>
          followSession(how, { queries, showHome: (change) => showHome(change, anew) }),
        // Without this code only a new page is sure to hold nothing of the old one.
        () => location.reload(),
      );
    });
  }, [queries]);
  return turn;
}
