import type { QueryClient } from '@tanstack/react-query';
import { loadCatalogue } from '#kit/catalogue.ts';
import {
  readSession,
  showSession,
  storedSession,
  type SessionLost,
  type SessionRecord,
} from '#kit/session-record.ts';
import { textNow } from '#kit/text.ts';
import { currentLanguage } from '@pavilion/client/language/language.ts';
import { limits } from '@pavilion/domain/limits';
import { endToasts, showToast, type ToastOptions } from '@pavilion/ui/overlays/toast.ts';
import { claimTab, forgetTabKeys } from './change/kept-keys.ts';
import { forgetMember, readOwnAnew } from './change/session-change.ts';
import { isSigningOut, setSigningOut } from './change/signing-out.ts';

function whenSeen(): Promise<void> {
  if (!document.hidden) return Promise.resolve();
  return new Promise((resolve) => {
    document.addEventListener('visibilitychange', () => resolve(), { once: true });
  });
}

let newest = 0;

/** Shows one sentence once the page is visible, only the last if there were several. */
async function say(text: () => string, kind: ToastOptions['kind'] = 'notice'): Promise<void> {
  const mine = ++newest;
  await Promise.all([loadCatalogue(currentLanguage()), whenSeen()]);
  if (mine === newest) showToast(text(), { kind, durationMs: limits.toastShortMs });
}

export type Page = {
  queries: QueryClient;
  /** Applies a change and shows a freshly drawn home in one step. */
  showHome: (change: () => void) => void;
};

/** The session has ended on the server: the same member may log in again and go on. */
function showEnd({ queries }: Page): void {
  showSession(null);
  forgetMember(queries);
  void say(() => textNow('error.session.ended'), 'error');
}

/** Dialogs float beside the page, and the next person would answer them. */
function closeQuestions(): void {
  for (const dialog of document.querySelectorAll('dialog')) dialog.close('cancel');
}

function showOther(to: SessionRecord | null, { queries, showHome }: Page): void {
  setSigningOut(false);
  forgetTabKeys(['guest', 'member']);
  closeQuestions();
  endToasts();
  showHome(() => {
    forgetMember(queries);
    showSession(to);
  });
  // Removes what the page stored while it was unmounted.
  forgetTabKeys(['guest', 'member']);
  if (to === null) return void say(() => textNow('session.change.out'));
  claimTab(to.userName);
  readOwnAnew(queries);
  void say(() => textNow('session.change.in', { name: to.userName }));
}

/** Updates the page after its session has ended, or another tab has begun or left one. */
export function followSession(how: SessionLost, page: Page): void {
  const to = storedSession();
  // Another tab was notified first of this tab's own log-out.
  if (to === null && isSigningOut()) return;
  if (how === 'ended' && to === null) showEnd(page);
  else if (to?.token !== readSession()?.token) showOther(to, page);
}
