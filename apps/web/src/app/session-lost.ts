import { useEffect, useState } from 'react';
import { onSessionLost } from '#kit/session-record.ts';
import { bringQueries } from '@pavilion/client/queries/queries.tsx';
import { showHome } from './navigation/page-change.ts';

/** Follows sessions that end or change without this page; returns how often that happened. */
export function useSessionLost(): number {
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    const anew = () => setTurn((before) => before + 1);
    onSessionLost((how) => {
      void Promise.all([import('#features/session/follow-session.ts'), bringQueries()]).then(
        ([{ followSession }, { client }]) =>
          followSession(how, { queries: client, showHome: (change) => showHome(change, anew) }),
        // Without this code only a reload removes all data of the old session.
        () => location.reload(),
      );
    });
  }, []);
  return turn;
}
