import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { useOwnKind } from '#features/site/visitor.ts';
import { readSession, useSessionRecord } from '#kit/session-record.ts';
import { paths } from '@pavilion/screens/paths';
import { liesBelow } from '../return-to.ts';

/**
 * Redirects from a guests' page as soon as there is a session, and returns whether there is. A
 * trial account that was there before stays, since it came to register.
 */
export function useLeaveWithSession(target: string): boolean {
  const session = useSessionRecord();
  const [atFirst] = useState(readSession);
  const [, navigate] = useLocation();
  const left = useRef(false);
  const trial = useOwnKind()?.trial === true;
  const leaves = session !== null && !(trial && session === atFirst);

  useEffect(() => {
    if (!leaves || left.current) return;
    left.current = true;
    if (!trial && liesBelow(history.state)) history.back();
    else navigate(trial ? paths.home() : target, { replace: true });
  }, [leaves, trial, target, navigate]);
  return leaves;
}
