import { readStored } from '@pavilion/client/state/device-storage.ts';
import { sharedValue, useSharedValue } from '@pavilion/client/state/shared-value.ts';
import { waitsForOwnEnd } from './session/own-end.ts';
import { localKeys } from './storage-keys.ts';

/** MC_SESSION_INFO of the specification's section 3. */
export type SessionRecord = {
  token: string;
  /** The member type of section 4. */
  type: number;
  merchantCode: string;
  userName: string;
  firstTimeLogin: boolean;
  /** The member is in a time-out or self-exclusion. */
  excluded?: boolean;
  /** An agent opened the account, and the member has not finished it. */
  unfinished?: boolean;
};

/** Why a session is narrow. */
export type Narrowing = 'excluded' | 'unfinished';

/** Whether a member sees only what is left to one who is excluded, or who has not finished. */
export function isNarrow(session: SessionRecord | null): boolean {
  return !!(session?.excluded || session?.unfinished);
}

/** Absent in records of older pages. */
const isFlag = (value: unknown) => value === undefined || typeof value === 'boolean';

function isSessionRecord(value: unknown): value is SessionRecord {
  if (typeof value !== 'object' || value === null) return false;
  const record = value as Record<string, unknown>;
  return (
    typeof record.token === 'string' &&
    record.token !== '' &&
    typeof record.type === 'number' &&
    typeof record.merchantCode === 'string' &&
    typeof record.userName === 'string' &&
    typeof record.firstTimeLogin === 'boolean' &&
    isFlag(record.excluded) &&
    isFlag(record.unfinished)
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

/** Marks the document, where the first HTML hides what this session is not to see. */
function markPage(): void {
  if (typeof document === 'undefined') return;
  const session = current.get();
  document.documentElement.toggleAttribute('data-session', session !== null);
  document.documentElement.toggleAttribute('data-narrow', isNarrow(session));
}

markPage();
current.subscribe(markPage);

export const readSession = current.get;

/** The session stored on the device, which another tab may have written. */
export const storedSession = () => parseRecord(readStored(localKeys.session));

/** False where the browser stores nothing: the session then lives as long as the page. */
let isKept = current.get() !== null;
export const isSessionKept = () => isKept;

/** Shows a session that is stored on the device already. */
export function showSession(record: SessionRecord | null): void {
  isKept = storedSession() !== null;
  current.set(record);
}

/** Ended by the server, or begun or left in another tab. */
export type SessionLost = 'ended' | 'elsewhere';
type Listener = (how: SessionLost) => void;

let listener: Listener = () => showSession(storedSession());
export const notifySessionLost: Listener = (how) => listener(how);

/** Sets the listener of changes that this page did not make, which shows the stored session. */
export function onSessionLost(listen: Listener): void {
  listener = listen;
}

/** Calls the listener when the stored session differs; until then the page shows its own. */
export function followStored(): void {
  const stored = storedSession();
  if (stored?.token === current.get()?.token || (stored === null && !isKept)) {
    // Another tab has learnt that the session is narrow, or has finished the account.
    if (stored && isNarrow(stored) !== isNarrow(current.get())) current.set(stored);
    return;
  }
  if (stored === null && waitsForOwnEnd(current.get()?.token, followStored)) return;
  const hasEnded = stored === null && readStored(localKeys.sessionEnd) !== null;
  listener(hasEnded ? 'ended' : 'elsewhere');
}

// A frozen page, or one in the history, missed `storage` events.
for (const event of ['storage', 'pageshow', 'visibilitychange']) {
  globalThis.window?.addEventListener(event, () => {
    if (event !== 'visibilitychange' || !document.hidden) followStored();
  });
}

export const subscribeSession = current.subscribe;

const asGuest = (): null => null;

/** The first HTML is always a guest's. */
export function useSessionRecord(): SessionRecord | null {
  return useSharedValue(current, asGuest);
}

export const useIsNarrow = () => isNarrow(useSessionRecord());
