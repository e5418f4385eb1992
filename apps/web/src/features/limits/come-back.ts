import { useLocation, useSearch } from 'wouter';
import { sessionKeys } from '#kit/tab-keys.ts';

/** The address of the game's page with its query, to return to. */
export function useGamePath(): string {
  const [path] = useLocation();
  const search = useSearch();
  return search === '' ? path : `${path}?${search}`;
}

/** Remembers in the tab that the page which the player goes to leads back to the game. */
export function useComeBack(): () => void {
  const path = useGamePath();
  return () => sessionStorage.setItem(sessionKeys.returnToGame, path);
}
