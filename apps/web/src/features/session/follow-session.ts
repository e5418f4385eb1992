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
import { claimTab, forgetTabKeys } from './kept-keys.ts';
import { forgetMember, readOwnAnew } from './session-change.ts';
import { isSigningOut, setSigningOut } from './signing-out.ts';

function whenSeen(): Promise<void> {
  if (!document.hidden) return Promise.resolve();
  return new Promise((resolve) => {
    document.addEventListener('visibilitychange', () => resolve(), { once: true });
  });
}

let newest = 0;

/** One sentence, to be read when the person looks: the last one if there were more meanwhile. */
async function say(text: () => string, kind: ToastOptions['kind'] = 'notice'): Promise<void> {
  const mine = ++newest;
  await Promise.all([loadCatalogue(currentLanguage()), whenSeen()]);
  if (mine === newest) showToast(text(), { kind, durationMs: limits.toastShortMs });
}

export type Page = {
  queries: QueryClient;
  /** Shows a home drawn anew, with what is changed meanwhile, in one step. */
  showHome: (change: () => void) => void;
};

/** The session has ended on the server: the same person may come back and go on. */
function showEnd({ queries }: Page): void {
  showSession(null);
  forgetMember(queries);
  void say(() => textNow('error.session.ended'), 'error');
}

/** Questions stand beside the page, and would be answered by the next person. */
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
  // What the page wrote when it was taken away.
  forgetTabKeys(['guest', 'member']);
  if (to === null) return void say(() => textNow('session.change.out'));
  claimTab(to.userName);
  readOwnAnew(queries);
  void say(() => textNow('session.change.in', { name: to.userName }));
}

/** The session has ended, or another tab has begun or left one. */
export function followSession(how: SessionLost, page: Page): void {
  const to = storedSession();
  // Another tab was told first of what this one is doing.
  if (to === null && isSigningOut()) return;
  if (how === 'ended' && to === null) showEnd(page);
  else if (to?.token !== readSession()?.token) showOther(to, page);
}
