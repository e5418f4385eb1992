import { useCallback } from 'react';
import { useLocation } from 'wouter';
import { paths } from '../../../kit/paths.ts';

const backAnsweredMs = 400;

/** One step back; home when that stays on the page, as after a game's own page changes. */
export function useLeaveGame(): () => void {
  const [path, navigate] = useLocation();
  return useCallback(() => {
    history.back();
    setTimeout(() => {
      if (location.pathname === path) navigate(paths.home(), { replace: true });
    }, backAnsweredMs);
  }, [path, navigate]);
}
