import type { QueryClient } from '@tanstack/react-query';
import { forgetOwnValues } from '#kit/own-value.ts';
import { followStored, readSession, type SessionRecord } from '#kit/session-record.ts';
import { clearSession, writeSession } from '#kit/session/session-writes.ts';
import { ownData } from '@pavilion/client/queries/queries.tsx';
import { claimTab, forgetDeviceKeys, forgetTabKeys } from './kept-keys.ts';

/** Queries of what a guest typed to log in, cached for a minute. */
const typedByGuest = [
  ['session', 'usernameFree'],
  ['session', 'emailFree'],
  ['session', 'captcha'],
  ['session', 'inviter'],
];

/** Cancels pending answers, so that none is stored; mounted queries wait for their next answer. */
function forgetAnswers(queries: QueryClient): void {
  const cache = queries.getQueryCache();
  for (const query of cache.findAll({ queryKey: [ownData] })) {
    query.reset();
    if (query.getObserversCount() === 0) cache.remove(query);
  }
  for (const queryKey of typedByGuest) queries.removeQueries({ queryKey, type: 'inactive' });
}

/** Includes what was typed into forms that were sent, passwords among them. */
export function forgetMember(queries: QueryClient): void {
  forgetOwnValues();
  queries.getMutationCache().clear();
  forgetAnswers(queries);
}

export function readOwnAnew(queries: QueryClient): void {
  void queries.refetchQueries({ queryKey: [ownData], type: 'active' }, { cancelRefetch: false });
}

// Another tab may have changed the session while this one was at another site.
const atStart = readSession();
if (atStart !== null) claimTab(atStart.userName);

/** Stores the session of the member who has just logged in on this page. */
export function beginSession(to: SessionRecord, queries: QueryClient): void {
  // Calls that waited for the guest to log in continue after it.
  if (readSession() === null) forgetAnswers(queries);
  else forgetMember(queries);
  claimTab(to.userName);
  forgetDeviceKeys(to.userName);
  writeSession(to);
  readOwnAnew(queries);
}

/** Ends the session of the member who logged out on this page. */
export function leaveSession(queries: QueryClient): void {
  forgetTabKeys(['guest', 'member']);
  forgetDeviceKeys(null);
  clearSession();
  forgetMember(queries);
  followStored();
}
