import { useEffect, useState, useSyncExternalStore } from 'react';
import { usePlayState, type PlayState } from './limits.queries.ts';

function subscribe(listen: () => void): () => void {
  document.addEventListener('visibilitychange', listen);
  return () => document.removeEventListener('visibilitychange', listen);
}

function useVisible(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => !document.hidden,
    () => false,
  );
}

/** Notes the play of a game while its page is visible; returns what stops it. */
export function usePlayOf(openedAt: string) {
  return usePlayState(openedAt, { enabled: useVisible() });
}

/** True while the game has to be covered: bets are refused until the check is answered, or later. */
export function isCovered(state: PlayState | null): boolean {
  return state !== null && (state.check !== null || state.pauseUntil !== null);
}

const longestWaitMs = 10_000;

/** Whether the game may take the whole window; no slow or failed answer keeps the player from it. */
export function useMayLeaveTo(openedAt: string): boolean {
  const { state, isAnswered } = usePlayOf(openedAt);
  const [hasWaited, setHasWaited] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setHasWaited(true), longestWaitMs);
    return () => clearTimeout(timer);
  }, []);
  return (isAnswered || hasWaited) && !isCovered(state);
}
