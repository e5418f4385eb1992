import { useSyncExternalStore } from 'react';
import { sharedValue } from '@pavilion/client/state/shared-value.ts';

/** The address at the start of the program, which hydration must use. */
const atFirst = readAddress();

/** Path and query as shown; set by page changes, so that going back can fade too. */
const shown = sharedValue(atFirst);

/** Path and query of the browser. */
export function readAddress(): string {
  if (typeof location === 'undefined') return '/m/home';
  return location.pathname + location.search;
}

export function showAddress(): void {
  shown.set(readAddress());
}

/** False where the browser changed the address before the app listened. */
export const isAddressShown = (): boolean => shown.get() === readAddress();

export function pathOf(address: string): string {
  return address.split(/[?#]/, 1)[0] ?? address;
}

const searchOf = (address: string) => address.slice(pathOf(address).length);
const shownPath = () => pathOf(shown.get());
const shownSearch = () => searchOf(shown.get());

export type NavigateOptions = { replace?: boolean; state?: unknown };

/** Changes the address without loading the page; `Link` and `useLocation` end here. */
export function writeAddress(to: string, { replace = false, state = null }: NavigateOptions = {}) {
  if (replace) history.replaceState(state, '', to);
  else history.pushState(state, '', to);
  showAddress();
}

type RouterContext = { ssrPath?: string; ssrSearch?: string };

/** The location hook of the router. */
export function usePageLocation(router: RouterContext = {}): [string, typeof writeAddress] {
  const { ssrPath } = router;
  const onServer = () => ssrPath ?? pathOf(atFirst);
  return [useSyncExternalStore(shown.subscribe, shownPath, onServer), writeAddress];
}

export function usePageSearch(router: RouterContext = {}): string {
  const { ssrSearch } = router;
  const onServer = () => ssrSearch ?? searchOf(atFirst);
  return useSyncExternalStore(shown.subscribe, shownSearch, onServer);
}
