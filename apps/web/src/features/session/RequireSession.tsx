import { createContext, use, useEffect, type ReactNode } from 'react';
import { useLocation, useSearch } from 'wouter';
import { readSession, useSessionRecord, type SessionRecord } from '#kit/session-record.ts';
import { paths } from '@pavilion/screens/paths';
import { isSigningOut } from './change/signing-out.ts';
import type { ReturnState } from './return-to.ts';

const OwnSession = createContext<SessionRecord | null>(null);

/** Returns the session of a screen that the shell shows only with one. */
export function useOwnSession(): SessionRecord {
  const session = use(OwnSession);
  if (session === null) throw new Error('the row of this screen does not require a session');
  return session;
}

export type RequireSessionProps = { guestsGo?: 'home' | undefined; children: ReactNode };

/** Shows a page to members with a session and sends guests to the log-in, which returns here. */
export function RequireSession({ guestsGo, children }: RequireSessionProps) {
  const session = useSessionRecord();
  const [path, navigate] = useLocation();
  const search = useSearch();
  useEffect(() => {
    if (session !== null || readSession() !== null || isSigningOut()) return;
    if (guestsGo === 'home') {
      navigate(paths.home(), { replace: true });
      return;
    }
    const state: ReturnState = { backTo: search === '' ? path : `${path}?${search}` };
    navigate(paths.login(), { replace: true, state });
  }, [session, guestsGo, path, search, navigate]);
  return session === null ? null : <OwnSession value={session}>{children}</OwnSession>;
}
