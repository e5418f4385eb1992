import { useState } from 'react';
import { useHydrated, wasTypedBefore } from '@pavilion/client/state/hydrated.ts';
import type { SessionValue } from '../change/start-session.ts';
import {
  forgetLogin,
  forgetRememberedDevice,
  readRememberedLogin,
  rememberLogin,
  type RememberedLogin,
} from './remembered-login.ts';

type Method = RememberedLogin['type'];
type TypedLogin = Pick<RememberedLogin, 'type' | 'username' | 'countryDialingCode'>;

/** Returns what this log-in method remembered on an earlier visit, while it may still be valid. */
export function useRemembered(method: Method) {
  const isHydrated = useHydrated();
  const [kept, setKept] = useState(() => (isHydrated ? readRememberedLogin() : undefined));
  // The first HTML does not know it.
  if (isHydrated && kept === undefined) setKept(readRememberedLogin());
  return {
    login: kept?.type === method ? kept : null,
    forget: () => {
      forgetRememberedDevice();
      setKept(readRememberedLogin());
    },
  };
}

export type Remembered = ReturnType<typeof useRemembered>;

/**
 * Returns the log-in method used last. The first HTML does not know it; a person who has begun to
 * type stays with the method shown.
 */
export function useRememberedMethod(): Method {
  const isHydrated = useHydrated();
  const [isTyping] = useState(wasTypedBefore);
  return (isHydrated && !isTyping ? readRememberedLogin()?.type : undefined) ?? 'username';
}

/** True for the account that this device is remembered for. */
export function isSameLogin(login: RememberedLogin | null, typedName: string): boolean {
  return login?.remembered === true && login.username === typedName.trim();
}

/** Keeps or forgets the log-in, by the tick and by what the server could store. */
export function keepLogin(login: TypedLogin, { remembered }: SessionValue, tick: boolean): void {
  if (tick) rememberLogin({ ...login, remembered });
  else forgetLogin();
}
