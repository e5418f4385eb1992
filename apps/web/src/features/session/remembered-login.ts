import { eraseStored, readStored, writeStored } from '../../kit/device-storage.ts';
import { localKeys } from '../../kit/storage-keys.ts';

/** What `remPass` may hold. Never a password (decision D5). */
export type RememberedLogin = { type: 'username'; username: string };

/** Null for anything but this exact shape, above all for a value that carries a password. */
function parseRememberedLogin(text: string): RememberedLogin | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof value !== 'object' || value === null) return null;
  const fields = Object.keys(value).toSorted().join();
  if (fields !== 'type,username') return null;
  const { type, username } = value as Record<string, unknown>;
  if (type !== 'username' || typeof username !== 'string') return null;
  return { type, username };
}

/** Erases what an older version of the site stored together with a password. */
export function readRememberedLogin(): RememberedLogin | null {
  const text = readStored(localKeys.rememberedLogin);
  if (text === null) return null;
  const remembered = parseRememberedLogin(text);
  if (remembered === null) eraseStored(localKeys.rememberedLogin);
  return remembered;
}

export function rememberLogin(username: string): void {
  const remembered: RememberedLogin = { type: 'username', username };
  writeStored(localKeys.rememberedLogin, JSON.stringify(remembered));
}

export function forgetLogin(): void {
  eraseStored(localKeys.rememberedLogin);
}
