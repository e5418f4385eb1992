import { useEffect, type ReactNode } from 'react';
import { useLocation, useSearch } from 'wouter';
import { paths } from '../../kit/paths.ts';
import { readSession, useSessionRecord, type SessionRecord } from '../../kit/session-record.ts';
import { isSigningOut } from './signing-out.ts';
import type { WayBackState } from './way-back.ts';

/** Shows a page to people with a session and sends all others to the login, and back after it. */
export function RequireSession({ children }: { children: (session: SessionRecord) => ReactNode }) {
  const session = useSessionRecord();
  const [path, navigate] = useLocation();
  const search = useSearch();
  useEffect(() => {
    if (session !== null || readSession() !== null || isSigningOut()) return;
    const state: WayBackState = { backTo: search === '' ? path : `${path}?${search}` };
    navigate(paths.login(), { replace: true, state });
  }, [session, path, search, navigate]);
  return session === null ? null : children(session);
}
