import { eraseStored, writeStored } from './device-storage.ts';
import {
  followStored,
  isSessionKept,
  readSession,
  showSession,
  storedSession,
  tellSessionLost,
  type SessionRecord,
} from './session-record.ts';
import { localKeys } from './storage-keys.ts';

export function writeSession(record: SessionRecord): void {
  eraseStored(localKeys.sessionEnd);
  writeStored(localKeys.session, JSON.stringify(record));
  showSession(record);
}

/** What another tab has written meanwhile is not this tab's to erase. */
function eraseSession(): void {
  if (storedSession()?.token === readSession()?.token) eraseStored(localKeys.session);
  showSession(null);
}

export function clearSession(): void {
  eraseStored(localKeys.sessionEnd);
  eraseSession();
}

/** The server refuses a token. It ends the session of this token alone, and says so to all tabs. */
export function endSession(token: string): void {
  followStored();
  const isStored = storedSession()?.token === token;
  if (readSession()?.token !== token || (isSessionKept() && !isStored)) return;
  writeStored(localKeys.sessionEnd, '1');
  eraseSession();
  tellSessionLost('ended');
}
