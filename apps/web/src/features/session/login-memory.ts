import { useState } from 'react';
import { useHydrated, wasTypedBefore } from '@pavilion/client/state/hydrated.ts';
import {
  forgetLogin,
  forgetRememberedDevice,
  readRememberedLogin,
  rememberLogin,
  type RememberedLogin,
} from './remembered-login.ts';
import type { SessionValue } from './start-session.ts';

type Way = RememberedLogin['type'];
type TypedLogin = Pick<RememberedLogin, 'type' | 'username' | 'countryDialingCode'>;

/** What was remembered of this way to log in on an earlier visit, as long as it may still be so. */
export function useRemembered(way: Way) {
  const isHydrated = useHydrated();
  const [kept, setKept] = useState(() => (isHydrated ? readRememberedLogin() : undefined));
  // The first HTML does not know it.
  if (isHydrated && kept === undefined) setKept(readRememberedLogin());
  return {
    login: kept?.type === way ? kept : null,
    forget: () => {
      forgetRememberedDevice();
      setKept(readRememberedLogin());
    },
  };
}

export type Remembered = ReturnType<typeof useRemembered>;

/**
 * The way that the person logged in by the last time. The first HTML does not know it; who has
 * begun to type there goes on in that way.
 */
export function useRememberedMethod(): Way {
  const isHydrated = useHydrated();
  const [isTyping] = useState(wasTypedBefore);
  return (isHydrated && !isTyping ? readRememberedLogin()?.type : undefined) ?? 'username';
}

/** True for the very account that this device is remembered for. */
export function isSameLogin(login: RememberedLogin | null, typedName: string): boolean {
  return login?.remembered === true && login.username === typedName.trim();
}

/** Keeps or forgets the login, by the tick and by what the server could keep. */
export function keepLogin(login: TypedLogin, { remembered }: SessionValue, tick: boolean): void {
  if (tick) rememberLogin({ ...login, remembered });
  else forgetLogin();
}
