import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { useSessionRecord } from '#kit/session-record.ts';

/** Closes what lies over a page when the page has changed under it or the session has ended. */
export function useCloseOnLeave(open: boolean, onClose: () => void): void {
  const [path] = useLocation();
  const token = useSessionRecord()?.token;
  const place = `${path} ${token}`;
  const openedAt = useRef(place);
  useEffect(() => {
    if (openedAt.current !== place && open) onClose();
    openedAt.current = place;
  }, [place, open, onClose]);
}
