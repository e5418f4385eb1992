import { localKeys } from '#kit/storage-keys.ts';
import { sessionKeys } from '#kit/tab-keys.ts';
import { eraseStored, readStored } from '@pavilion/client/state/device-storage.ts';

/**
 * Whose a key is. `device`: a choice for whoever uses it. `guest`: of a guest on the way to a
 * session, who keeps it. `member`: removed when they log out, and when another member logs in; a
 * member whose session only expired finds it again, such as a request key without an answer.
 */
type Owner = 'device' | 'guest' | 'member';

const tabKeyOwners: Record<keyof typeof sessionKeys, Owner> = {
  trialName: 'member',
  signIn: 'guest',
  webClip: 'device',
  depositIntent: 'member',
  withdrawIntent: 'member',
  transferIntent: 'member',
  returnToGame: 'member',
  wantedFavourite: 'guest',
  registrationDraft: 'guest',
  tabMember: 'member',
};

/** `record`: the session itself, and how it ends. */
const deviceKeyOwners: Record<keyof typeof localKeys, Owner | 'record'> = {
  session: 'record',
  sessionEnd: 'record',
  leavingSince: 'record',
  /** D5: the name, for the next log-in; the log-out itself removes that it needs no password. */
  rememberedLogin: 'device',
  autoLogin: 'device',
  hideDownloadBar: 'device',
  language: 'device',
  theme: 'device',
  hideBalance: 'device',
  status: 'device',
  /** Hashes and a day, no text of an announcement. */
  popups: 'device',
  openGame: 'member',
  invitation: 'device',
};

function namesOf<Name extends string>(owners: Record<Name, string>): readonly Name[] {
  return Object.keys(owners) as Name[];
}

/**
 * A key that is not listed belongs to a request to be repeated, with its texts, or to bets that
 * were chosen: a member's, and of a guest who becomes one.
 */
function ownerOf(key: string): Owner {
  const name = namesOf(tabKeyOwners).find((one) => sessionKeys[one] === key);
  return name === undefined ? 'member' : tabKeyOwners[name];
}

/** Null where the browser stores nothing. */
function tabStorage(): Storage | null {
  try {
    return globalThis.sessionStorage ?? null;
  } catch {
    return null;
  }
}

export function forgetTabKeys(owners: readonly Owner[]): void {
  const tab = tabStorage();
  for (const key of Object.keys(tab ?? {})) {
    if (owners.includes(ownerOf(key))) tab?.removeItem(key);
  }
}

/** Makes the tab this member's and removes what another member left in it. */
export function claimTab(userName: string): void {
  const before = tabStorage()?.getItem(sessionKeys.tabMember) ?? userName;
  if (before !== userName) forgetTabKeys(['member']);
  tabStorage()?.setItem(sessionKeys.tabMember, userName);
}

function isOf(value: string | null, userName: string): boolean {
  try {
    return (JSON.parse(value ?? 'null') as { userName?: unknown } | null)?.userName === userName;
  } catch {
    return false;
  }
}

/** Removes a member's values from the device, except those that name `userName`. */
export function forgetDeviceKeys(userName: string | null): void {
  for (const name of namesOf(deviceKeyOwners)) {
    if (deviceKeyOwners[name] !== 'member') continue;
    const key = localKeys[name];
    if (userName === null || !isOf(readStored(key), userName)) eraseStored(key);
  }
}
