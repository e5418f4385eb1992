import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { memberKind } from '@pavilion/domain/member/member-type';
import { paths } from '../../kit/paths.ts';
import { readSession, useSessionRecord } from '../../kit/session-record.ts';
import { liesBelow } from './way-back.ts';

/**
 * Leads away from a page of guests as soon as there is a session, and answers whether there is. Who
 * came with a free-play account stays, since a real one is what they came for.
 */
export function useLeaveWithSession(target: string): boolean {
  const session = useSessionRecord();
  const [atFirst] = useState(readSession);
  const [, navigate] = useLocation();
  const left = useRef(false);
  const trial = session !== null && memberKind(session.type).trial;
  const leaves = session !== null && !(trial && session === atFirst);

  useEffect(() => {
    if (!leaves || left.current) return;
    left.current = true;
    if (!trial && liesBelow(history.state)) history.back();
    else navigate(trial ? paths.home() : target, { replace: true });
  }, [leaves, trial, target, navigate]);
  return leaves;
}
