import { useCallback } from 'react';
import { useLocation } from 'wouter';
import { canStepBack } from '#kit/page-before.ts';
import { paths } from '@pavilion/screens/paths';

const backAnsweredMs = 400;

/**
 * One step back; home when that leads out of the site, or stays on the page, as
 * after a game's own page changes. The address would not tell: the same game may have been opened
 * again by then.
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
