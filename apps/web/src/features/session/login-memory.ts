import { useState } from 'react';
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
  const [kept, setKept] = useState(readRememberedLogin);
  return {
    login: kept?.type === way ? kept : null,
    forget: () => {
      forgetRememberedDevice();
      setKept(readRememberedLogin());
    },
  };
}

export type Remembered = ReturnType<typeof useRemembered>;

/** The way that the person logged in by the last time. */
export function rememberedWay(): Way {
  return readRememberedLogin()?.type ?? 'username';
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
