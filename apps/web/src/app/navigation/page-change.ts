import { flushSync } from 'react-dom';
import type { AroundNavHandler } from 'wouter';
import { openLoginSheet, wantsLoginSheet } from '#features/session/login-sheet.tsx';
import { loadCatalogue } from '#kit/catalogue.ts';
import { prefersReducedMotion } from '#kit/device.ts';
import { pageBefore } from '#kit/page-before.ts';
import { currentLanguage } from '@pavilion/client/language/language.ts';
import { limits } from '@pavilion/domain/limits';
import { paths } from '@pavilion/screens/paths';
import { isHomePath } from '@pavilion/screens/screens';
import { innerPage } from '../inner-page.ts';
import { isAddressShown, pathOf, readAddress, showAddress } from './page-location.ts';
import { currentEntry, newEntryState, rememberScroll, restoreScroll } from './scroll-memory.ts';
import { justSwipedBack, watchSwipeBack } from './swipe-back.ts';

/** Loads the code and texts of a page; the screen shows a failure and offers to try again. */
export async function preparePage(address: string): Promise<void> {
  const path = pathOf(address);
  if (isHomePath(path)) return;
  const loadScreen = import('../screens.tsx').then(({ codeAt }) => codeAt(path)?.load());
  await Promise.allSettled([innerPage.load(), loadScreen, loadCatalogue(currentLanguage())]);
}

let latest = 0;
let shownEntry = 'first';

/** Waits for the new page, then fades to it; a newer change cancels an older one. */
async function changePage(address: string, apply: () => void, fade: boolean): Promise<void> {
  const mine = ++latest;
  rememberScroll(shownEntry);
  const slow = setTimeout(() => {
    document.documentElement.dataset.changing = '';
  }, limits.pageFadeMs);
  await preparePage(address);
  clearTimeout(slow);
  if (mine !== latest) return;
  delete document.documentElement.dataset.changing;
  const show = () => {
    flushSync(apply);
    shownEntry = currentEntry();
    restoreScroll();
  };
  if (fade && 'startViewTransition' in document) fadeTo(show);
  else show();
}

/** Shows the page in any case: a slow device or the next change may cut the fade short. */
function fadeTo(show: () => void): void {
  document.startViewTransition(show).ready.catch(() => undefined);
}

/** Shows the home at once, when the page belongs to another session; cancels a running change. */
export function showHome(...changes: (() => void)[]): void {
  latest += 1;
  delete document.documentElement.dataset.changing;
  flushSync(() => {
    history.replaceState(newEntryState(), '', paths.home());
    showAddress();
    for (const change of changes) change();
  });
  shownEntry = currentEntry();
  restoreScroll();
}

const isSamePage = (address: string) => pathOf(address) === location.pathname;

/** Wraps every navigation of the router; a guest's tap opens the log-in over the page (D26). */
export const changeAround: AroundNavHandler = (navigate, to, options) => {
  const goThere = () => change(navigate, to, options);
  if (wantsLoginSheet(to, options)) openLoginSheet({ to, state: options?.state }, goThere);
  else goThere();
};

const change: AroundNavHandler = (navigate, to, options) => {
  const given: unknown = options?.state;
  // A replace that only changes the query, such as a filter, keeps its history entry.
  const stays = options?.replace === true && isSamePage(to);
  const entry = stays ? { entry: currentEntry() } : newEntryState();
  const from = options?.replace === true ? pageBefore() : readAddress();
  const state = { ...(typeof given === 'object' ? given : {}), ...entry, from };
  const apply = () => navigate(to, { ...options, state });
  if (isSamePage(to)) {
    apply();
    return;
  }
  void changePage(to, apply, !prefersReducedMotion());
};

function followHistory(fade: boolean): void {
  void changePage(readAddress(), showAddress, fade);
}

/** Follows back and forward; skips the fade after the browser's own animation or a swipe. */
export function watchHistory(): void {
  history.scrollRestoration = 'manual';
  watchSwipeBack();
  addEventListener('popstate', (event) => {
    const animated = 'hasUAVisualTransition' in event && event.hasUAVisualTransition;
    followHistory(!animated && !justSwipedBack(event.timeStamp) && !prefersReducedMotion());
  });
  if (!isAddressShown()) followHistory(false);
}

/** Starts fetching a link's page when a finger touches it. */
export function watchLinks(): void {
  addEventListener(
    'pointerdown',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (link?.origin === location.origin) void preparePage(link.pathname);
    },
    { passive: true },
  );
}
