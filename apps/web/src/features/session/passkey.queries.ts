import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#kit/api.ts';
import { bootValue } from '#kit/boot.ts';
import { forHolder } from '#kit/for-holder.ts';
import { useHydrated } from '@pavilion/client/state/hydrated.ts';
import { CallError } from '@pavilion/contract/client';
import { isHostName } from '@pavilion/domain/site/host-name';
import { startSession, type SessionValue } from './start-session.ts';

const loadLibrary = () => import('@simplewebauthn/browser');

/** Keys are bound to a name, so a site that is reached by number has none. */
export function hasPasskeys(): boolean {
  return isHostName(globalThis.location.hostname) && 'PublicKeyCredential' in globalThis;
}

/** As `hasPasskeys`; in the first HTML what most browsers know, at the address that the site has. */
export function useHasPasskeys(): boolean {
  const isHydrated = useHydrated();
  return isHydrated ? hasPasskeys() : bootValue()?.hasName === true;
}

/** A person who closed the browser's dialog needs no message; all else does. */
export function isDismissed(error: unknown): boolean {
  if (error instanceof CallError || !(error instanceof Error)) return false;
  return error.name === 'NotAllowedError' || error.name === 'AbortError';
}

async function answerOf(
  optionsJSON: Awaited<ReturnType<typeof api.credentials.startPasskeyLogin>>,
  useBrowserAutofill: boolean,
) {
  const { startAuthentication } = await loadLibrary();
  const request = startAuthentication({ optionsJSON, useBrowserAutofill });
  const { id, rawId, response } = await forHolder(request);
  return { credential: { id, rawId, type: 'public-key' as const, response } };
}

async function logIn(autofill: boolean): Promise<SessionValue> {
  const options = await api.credentials.startPasskeyLogin({});
  return api.sessions.logInByPasskey(await answerOf(options, autofill));
}

export function useLogInByPasskey() {
  const queries = useQueryClient();
  return useMutation<SessionValue>({
    mutationFn: () => logIn(false),
    onSuccess: (value) => startSession(value, queries),
  });
}

/** Lets the browser offer passkeys in the user name field; null where it cannot, or nobody chose. */
export async function awaitAutofill(): Promise<SessionValue | null> {
  if (!hasPasskeys()) return null;
  const { browserSupportsWebAuthnAutofill } = await loadLibrary();
  if (!(await browserSupportsWebAuthnAutofill())) return null;
  return logIn(true).catch(() => null);
}

/** Ends the waiting of `awaitAutofill` when the page is left. */
export async function cancelAutofill(): Promise<void> {
  const { WebAuthnAbortService } = await loadLibrary();
  WebAuthnAbortService.cancelCeremony();
}

export function useConfirmByPasskey() {
  return useMutation<object>({
    mutationFn: async () => {
      const options = await api.credentials.startPasskeyConfirm({});
      return api.sessions.confirmByPasskey(await answerOf(options, false));
    },
  });
}

/** Lets the device make a key, and keeps it under a name. */
export async function enrolPasskey(name: string): Promise<void> {
  const { startRegistration } = await loadLibrary();
  const optionsJSON = await api.credentials.startPasskey({});
  const { id, rawId, response } = await forHolder(startRegistration({ optionsJSON }));
  await api.credentials.addPasskey({
    name,
    credential: { id, rawId, type: 'public-key', response },
  });
}
