import { eraseStored, readStored, writeStored } from './device-storage.ts';
import { sharedValue, useSharedValue } from './shared-value.ts';
import { localKeys } from './storage-keys.ts';

/** MC_SESSION_INFO of the specification's section 3. */
export type SessionRecord = {
  token: string;
  /** The member type of section 4. */
  type: number;
  merchantCode: string;
  userName: string;
  firstTimeLogin: boolean;
};

function isSessionRecord(value: unknown): value is SessionRecord {
  if (typeof value !== 'object' || value === null) return false;
  const record = value as Record<string, unknown>;
  return (
    typeof record.token === 'string' &&
    record.token !== '' &&
    typeof record.type === 'number' &&
    typeof record.merchantCode === 'string' &&
    typeof record.userName === 'string' &&
    typeof record.firstTimeLogin === 'boolean'
  );
}

function parseRecord(text: string | null): SessionRecord | null {
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    return isSessionRecord(value) ? value : null;
  } catch {
    return null;
  }
}

const current = sharedValue<SessionRecord | null>(parseRecord(readStored(localKeys.session)));

/** The first HTML hides the guest's buttons while this mark of a session stands. */
function markPage(): void {
  if (typeof document === 'undefined') return;
  if (current.get() === null) delete document.documentElement.dataset.session;
  else document.documentElement.dataset.session = '';
}

markPage();
current.subscribe(markPage);

// Another tab of the same browser logged in or out.
globalThis.window?.addEventListener('storage', (event) => {
  if (event.key === localKeys.session) current.set(parseRecord(event.newValue));
});

export const readSession = current.get;

export function writeSession(record: SessionRecord): void {
  writeStored(localKeys.session, JSON.stringify(record));
  current.set(record);
}

/** However the session ended, the device keeps nothing of what its person did. */
export function clearSession(): void {
  eraseStored(localKeys.session);
  eraseStored(localKeys.openGame);
  current.set(null);
}

export const subscribeSession = current.subscribe;

const asGuest = (): null => null;

/** The first HTML is always a guest's. */
export function useSessionRecord(): SessionRecord | null {
  return useSharedValue(current, asGuest);
}
