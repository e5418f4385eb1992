import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { limits } from '@pavilion/domain/limits';
import { api } from '../../kit/api.ts';
import { writeStored } from '../../kit/device-storage.ts';
import { paths } from '../../kit/paths.ts';
import { ownData } from '../../kit/query.ts';
import { clearSession } from '../../kit/session-record.ts';
import { localKeys, sessionKeys } from '../../kit/storage-keys.ts';
import { useText, type Text } from '../../kit/text.ts';
import { askConfirm } from '../../ui/ask-confirm.ts';
import { showToast } from '../../ui/toast.ts';
import { forgetRememberedDevice } from './remembered-login.ts';
import { setSigningOut } from './signing-out.ts';

/**
 * A tab keeps what its person was about to pay or write, so that a repeat after a new log-in does
 * it once. Who logs out is done with it; how the app was opened is nobody's.
 */
function forgetTab(): void {
  for (const name of Object.keys(sessionStorage)) {
    if (name !== sessionKeys.webClip) sessionStorage.removeItem(name);
  }
}

function forgetPerson(queries: QueryClient): void {
  clearSession();
  forgetRememberedDevice();
  forgetTab();
  writeStored(localKeys.autoLogin, '0');
  queries.removeQueries({ queryKey: [ownData] });
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
  // The device forgets the session even when the server cannot be reached.
  await api.identity.logOut({}).catch(() => undefined);
  endWaiting();
  goHome();
  forgetPerson(queries);
  showToast(text('menu.logOut.done'), { kind: 'success', durationMs: limits.successToastMs });
  setTimeout(() => setSigningOut(false), limits.pageFadeMs);
}

/** Section 4, "Logout": confirm, wait, end the session, go home. */
export function useSignOut(): () => Promise<void> {
  const text = useText();
  const queries = useQueryClient();
  const [, navigate] = useLocation();
  return () => signOut(text, queries, () => navigate(paths.home()));
}
