import { Suspense } from 'react';
import { loadCatalogue } from '#kit/catalogue.ts';
import { readSession } from '#kit/session-record.ts';
import { currentLanguage } from '@pavilion/client/language/language.ts';
import { lazyComponent } from '@pavilion/client/queries/lazy-component.tsx';
import { sharedValue, useSharedValue } from '@pavilion/client/state/shared-value.ts';
import { paths } from '@pavilion/screens/paths';
import type { LoginRequest, LoginSheetProps } from './login/LoginSheet.tsx';
import { givenReturn } from './return-to.ts';

const loginSheet = lazyComponent<'LoginSheet', LoginSheetProps>(
  'LoginSheet',
  () => import('./login/LoginSheet.tsx'),
  () => loadCatalogue(currentLanguage()),
);

/** Null until the sheet is first opened. */
const shown = sharedValue<(LoginRequest & { open: boolean }) | null>(null);

function close(): void {
  const last = shown.get();
  if (last?.open === true) shown.set({ ...last, open: false });
}

/**
 * True where a guest's tap leads to the log-in and on to something else, such as a game (D26).
 * Redirects replace the page, and a plain link to the log-in names nothing to go on with.
 */
export function wantsLoginSheet(
  to: string,
  options?: { replace?: boolean | undefined; state?: unknown },
): boolean {
  if (options?.replace === true || readSession() !== null) return false;
  const [path, search] = to.split('?', 2);
  if (path !== paths.login()) return false;
  return givenReturn(options?.state) !== null || new URLSearchParams(search).has('next');
}

/** Opens the log-in over the page; `otherwise` runs where its code cannot be fetched. */
export function openLoginSheet(request: Omit<LoginRequest, 'from'>, otherwise: () => void): void {
  const open = () => shown.set({ ...request, from: location.pathname, open: true });
  loginSheet.load().then(open, otherwise);
}

/** Renders the log-in over whichever page a guest is on. */
export function LoginSheetOverPage() {
  const last = useSharedValue(shown, () => null);
  if (last === null) return null;
  return (
    <Suspense>
      <loginSheet.Component open={last.open} request={last} onClose={close} />
    </Suspense>
  );
}
