import { useCallback } from 'react';
import { useLocation } from 'wouter';
import { canStepBack } from '#kit/page-before.ts';
import { paths } from '@pavilion/screens/paths';

const backAnsweredMs = 400;

/**
 * Goes one step back, or home when that leaves the site or stays on the page, as after a game's own
 * page changes. Comparing addresses does not help: the same game may have been opened again.
 */
export function useLeaveGame(): () => void {
  const [, navigate] = useLocation();
  return useCallback(() => {
    if (!canStepBack()) {
      navigate(paths.home(), { replace: true });
      return;
    }
    const stayed = setTimeout(() => navigate(paths.home(), { replace: true }), backAnsweredMs);
    addEventListener('popstate', () => clearTimeout(stayed), { once: true });
    history.back();
  }, [navigate]);
}
