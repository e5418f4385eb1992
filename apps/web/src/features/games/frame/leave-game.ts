import { useCallback } from 'react';
import { useLocation } from 'wouter';
import { pageBefore } from '../../../kit/page-before.ts';
import { paths } from '../../../kit/paths.ts';

const backAnsweredMs = 400;

/**
 * One step back; home when no page of this site led here, or when the step stays on the page, as
 * after a game's own page changes. The address would not tell: the same game may have been opened
 * again by then.
 */
export function useLeaveGame(): () => void {
  const [, navigate] = useLocation();
  return useCallback(() => {
    if (pageBefore() === undefined) {
      navigate(paths.home(), { replace: true });
      return;
    }
    const stayed = setTimeout(() => navigate(paths.home(), { replace: true }), backAnsweredMs);
    addEventListener('popstate', () => clearTimeout(stayed), { once: true });
    history.back();
  }, [navigate]);
}
