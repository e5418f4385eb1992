import { eraseStored, readStored, writeStored } from '@pavilion/client/state/device-storage.ts';
import { limits } from '@pavilion/domain/limits';
import {
  followStored,
  isSessionKept,
  readSession,
  showSession,
  storedSession,
  notifySessionLost,
  type Narrowing,
  type SessionRecord,
} from '../session-record.ts';
import { localKeys } from '../storage-keys.ts';
import { waitsForOwnEnd } from './own-end.ts';

/** Clears the notes for other tabs of how the last session ended. */
function forgetEnd(): void {
  eraseStored(localKeys.sessionEnd);
  eraseStored(localKeys.leavingSince);
}

export function writeSession(record: SessionRecord): void {
  forgetEnd();
  writeStored(localKeys.session, JSON.stringify(record));
  showSession(record);
}

/** Leaves a session that another tab has stored meanwhile. */
function eraseSession(): void {
  if (storedSession()?.token === readSession()?.token) eraseStored(localKeys.session);
  showSession(null);
}

export function clearSession(): void {
  forgetEnd();
  eraseSession();
}

/** Informs all tabs that this one logs out, before the server refuses them. */
export function markLeaving(): void {
  writeStored(localKeys.leavingSince, `${Date.now()}`);
}

/** True while a tab is logging out; a closed tab counts no longer than its call may take. */
const isLeft = () =>
  Date.now() - Number(readStored(localKeys.leavingSince)) <= limits.loadingToastMs;

/**
 * Ends the session of a token that the server refused, and informs all tabs. Where a tab is logging
 * out, that is the reason, and the page follows it.
 */
export function endSession(token: string): void {
  followStored();
  if (waitsForOwnEnd(token, () => endSession(token))) return;
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

/** Notes what a refusal has told of a session, unless its record has changed since the call. */
export function noteNarrow(session: SessionRecord, narrowing: Narrowing): void {
  if (readSession() === session) writeSession({ ...session, [narrowing]: true });
}

/** Notes that the member has finished the account. */
export function noteFinished(): void {
  const session = readSession();
  if (session !== null) writeSession({ ...session, unfinished: false });
}
