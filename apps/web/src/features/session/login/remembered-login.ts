import { localKeys } from '#kit/storage-keys.ts';
import { eraseStored, readStored, writeStored } from '@pavilion/client/state/device-storage.ts';

/** What `remPass` may hold. Never a password (decision D5). */
export type RememberedLogin = {
  type: 'username' | 'sms';
  /** For `sms` the mobile number. */
  username: string;
  countryDialingCode: string;
  /** True when the server remembers this device, so that no password is needed. */
  remembered: boolean;
};

const fields = 'countryDialingCode,remembered,type,username';

/** Null for anything but this exact shape, above all for a value that contains a password. */
function parseRememberedLogin(text: string): RememberedLogin | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof value !== 'object' || value === null) return null;
  if (Object.keys(value).toSorted().join() !== fields) return null;
  const { type, username, countryDialingCode, remembered } = value as Record<string, unknown>;
  if (type !== 'username' && type !== 'sms') return null;
  if (typeof username !== 'string' || typeof countryDialingCode !== 'string') return null;
  if (typeof remembered !== 'boolean') return null;
  return { type, username, countryDialingCode, remembered };
}

/** Removes what an older version of the site stored together with a password. */
export function readRememberedLogin(): RememberedLogin | null {
  const text = readStored(localKeys.rememberedLogin);
  if (text === null) return null;
  const remembered = parseRememberedLogin(text);
  if (remembered === null) eraseStored(localKeys.rememberedLogin);
  return remembered;
}

export function rememberLogin(login: RememberedLogin): void {
  writeStored(localKeys.rememberedLogin, JSON.stringify(login));
}

/** Keeps the name; the next log-in asks for the password again. */
export function forgetRememberedDevice(): void {
  const login = readRememberedLogin();
  if (login?.remembered === true) rememberLogin({ ...login, remembered: false });
}

export function forgetLogin(): void {
  eraseStored(localKeys.rememberedLogin);
}
