import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { api } from '#kit/api.ts';
import { markLeaving } from '#kit/session/session-writes.ts';
import { localKeys } from '#kit/storage-keys.ts';
import { useText, type Text } from '#kit/text.ts';
import { writeStored } from '@pavilion/client/state/device-storage.ts';
import { limits } from '@pavilion/domain/limits';
import { paths } from '@pavilion/screens/paths';
import { askConfirm } from '@pavilion/ui/overlays/ask-confirm.ts';
import { showToast } from '@pavilion/ui/overlays/toast.ts';
import { leaveSession } from './change/session-change.ts';
import { setSigningOut } from './change/signing-out.ts';
import { forgetRememberedDevice } from './login/remembered-login.ts';

/** Takes the session off the page and the device, when the server has ended it by a call of both. */
export function forgetPerson(queries: QueryClient): void {
  leaveSession(queries);
  forgetRememberedDevice();
  writeStored(localKeys.autoLogin, '0');
}

async function signOut(text: Text, queries: QueryClient, goHome: () => void): Promise<void> {
  const sure = await askConfirm({
    title: text('menu.logOut.question'),
    confirmLabel: text('menu.logOut'),
    cancelLabel: text('menu.logOut.cancel'),
  });
  if (!sure) return;
  const endWaiting = showToast(text('menu.logOut.waiting'), {
    kind: 'waiting',
    durationMs: limits.loadingToastMs,
  });
  setSigningOut(true);
  markLeaving();
  // The device forgets the session even when the server cannot be reached.
  await api.sessions.logOut({}).catch(() => undefined);
  endWaiting();
  goHome();
  forgetPerson(queries);
  showToast(text('menu.logOut.done'), { kind: 'success', durationMs: limits.successToastMs });
  setTimeout(() => setSigningOut(false), limits.pageFadeMs);
}

/** Section 4, "Logout": confirms, waits, ends the session, goes home. */
export function useSignOut(): () => Promise<void> {
  const text = useText();
  const queries = useQueryClient();
  const [, navigate] = useLocation();
  return () => signOut(text, queries, () => navigate(paths.home()));
}
