import { eraseStored, readStored, writeStored } from '@pavilion/client/state/device-storage.ts';
import { limits } from '@pavilion/domain/limits';
import {
  followStored,
  isSessionKept,
  readSession,
  showSession,
  storedSession,
  notifySessionLost,
  type SessionRecord,
} from './session-record.ts';
import { localKeys } from './storage-keys.ts';

/** What is known of how the session ends, for the other tabs. */
function forgetEnd(): void {
  eraseStored(localKeys.sessionEnd);
  eraseStored(localKeys.leavingSince);
}

export function writeSession(record: SessionRecord): void {
  forgetEnd();
  writeStored(localKeys.session, JSON.stringify(record));
  showSession(record);
}

/** What another tab has written meanwhile is not this tab's to erase. */
function eraseSession(): void {
  if (storedSession()?.token === readSession()?.token) eraseStored(localKeys.session);
  showSession(null);
}

export function clearSession(): void {
  forgetEnd();
  eraseSession();
}

/** Tells all tabs that this one logs out, before the server refuses them. */
export function markLeaving(): void {
  writeStored(localKeys.leavingSince, `${Date.now()}`);
}

/** A tab that was closed while it logged out counts for no longer than its call may take. */
const isLeft = () =>
  Date.now() - Number(readStored(localKeys.leavingSince)) <= limits.loadingToastMs;

/**
 * The server refuses a token. It ends the session of this token alone, and says so to all tabs;
 * where one of them is logging out, that is the reason, and the page follows it.
 */
export function endSession(token: string): void {
  followStored();
  const isStored = storedSession()?.token === token;
  if (readSession()?.token !== token || (isSessionKept() && !isStored)) return;
  if (isLeft()) {
    eraseStored(localKeys.session);
    notifySessionLost('elsewhere');
  } else {
    writeStored(localKeys.sessionEnd, '1');
    eraseSession();
    notifySessionLost('ended');
  }
}
