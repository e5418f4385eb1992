import { useMutation } from '@tanstack/react-query';
import { api } from '#kit/api.ts';
import { bootValue } from '#kit/boot.ts';
import { forHolder } from '#kit/session/for-holder.ts';
import { useHydrated } from '@pavilion/client/state/hydrated.ts';
import { CallError } from '@pavilion/contract/client';
import { isHostName } from '@pavilion/domain/site/host-name';
import { useSessionStart, type SessionValue } from './change/start-session.ts';

const loadLibrary = () => import('@simplewebauthn/browser');

/** Passkeys are bound to a host name, so a site reached by an IP address has none. */
export function hasPasskeys(): boolean {
  return isHostName(globalThis.location.hostname) && 'PublicKeyCredential' in globalThis;
}

/** As `hasPasskeys`; the first HTML assumes what most browsers support at the site's address. */
export function useHasPasskeys(): boolean {
  const isHydrated = useHydrated();
  return isHydrated ? hasPasskeys() : bootValue()?.hasName === true;
}

/** True when the person closed the browser's dialog, which needs no message. */
export function isDismissed(error: unknown): boolean {
  if (error instanceof CallError || !(error instanceof Error)) return false;
  return error.name === 'NotAllowedError' || error.name === 'AbortError';
}

async function answerOf(
  optionsJSON: Awaited<ReturnType<typeof api.credentials.startPasskeyLogin>>,
  useBrowserAutofill: boolean,
) {
  const { startAuthentication } = await loadLibrary();
  const authentication = startAuthentication({ optionsJSON, useBrowserAutofill });
  const { id, rawId, response } = await forHolder(authentication);
  return { credential: { id, rawId, type: 'public-key' as const, response } };
}

async function logIn(autofill: boolean): Promise<SessionValue> {
  const options = await api.credentials.startPasskeyLogin({});
  return api.sessions.logInByPasskey(await answerOf(options, autofill));
}

export function useLogInByPasskey() {
  return useSessionStart<void, Error>(() => logIn(false));
}

/** Lets the browser offer passkeys in the user name field; null without support or a choice. */
export async function awaitAutofill(): Promise<SessionValue | null> {
  if (!hasPasskeys()) return null;
  const { browserSupportsWebAuthnAutofill } = await loadLibrary();
  if (!(await browserSupportsWebAuthnAutofill())) return null;
  return logIn(true).catch(() => null);
}

/** Stops `awaitAutofill` when the page is left. */
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

/** Lets the device create a passkey, and stores it under a name. */
export async function enrolPasskey(name: string): Promise<void> {
  const { startRegistration } = await loadLibrary();
  const optionsJSON = await api.credentials.startPasskey({});
  const { id, rawId, response } = await forHolder(startRegistration({ optionsJSON }));
  await api.credentials.addPasskey({
    name,
    credential: { id, rawId, type: 'public-key', response },
  });
}
