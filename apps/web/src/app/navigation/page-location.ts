import { useSyncExternalStore } from 'react';
import { sharedValue } from '@pavilion/client/state/shared-value.ts';

/** Path and query as shown; a page change sets it, so that going back can fade too. */
const shown = sharedValue(readAddress());

function readAddress(): string {
  if (typeof location === 'undefined') return '/m/home';
  return location.pathname + location.search;
}

export function showAddress(): void {
  shown.set(readAddress());
}

export function pathOf(address: string): string {
  return address.split(/[?#]/, 1)[0] ?? address;
}

const shownPath = () => pathOf(shown.get());
const shownSearch = () => shown.get().slice(shownPath().length);

export type NavigateOptions = { replace?: boolean; state?: unknown };

/** Changes the address without a page change of its own; `Link` and `useLocation` end here. */
export function writeAddress(to: string, { replace = false, state = null }: NavigateOptions = {}) {
  if (replace) history.replaceState(state, '', to);
  else history.pushState(state, '', to);
  showAddress();
}

type RouterFacts = { ssrPath?: string; ssrSearch?: string };

/** The location hook of the router. */
export function usePageLocation(router: RouterFacts = {}): [string, typeof writeAddress] {
  const { ssrPath } = router;
  const onServer = ssrPath === undefined ? shownPath : () => ssrPath;
  return [useSyncExternalStore(shown.subscribe, shownPath, onServer), writeAddress];
}

export function usePageSearch(router: RouterFacts = {}): string {
  const { ssrSearch } = router;
  const onServer = ssrSearch === undefined ? shownSearch : () => ssrSearch;
  return useSyncExternalStore(shown.subscribe, shownSearch, onServer);
}
