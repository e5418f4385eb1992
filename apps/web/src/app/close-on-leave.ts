import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { useSessionRecord } from '#kit/session-record.ts';

/** Closes an overlay when the page under it has changed or the session has ended. */
export function useCloseOnLeave(open: boolean, onClose: () => void): void {
  const [path] = useLocation();
  const token = useSessionRecord()?.token;
  const pageAndSession = `${path} ${token}`;
  const openedAt = useRef(pageAndSession);
  useEffect(() => {
    if (openedAt.current !== pageAndSession && open) onClose();
    openedAt.current = pageAndSession;
  }, [pageAndSession, open, onClose]);
}
