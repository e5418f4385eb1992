import { ApiError } from '#http/api-error.ts';
import type { Caller } from '#http/handlers.ts';
import { findContact } from '#modules/accounts/contact.store.ts';
import { lockMember } from '#modules/accounts/member-lock.store.ts';
import { hasPassword } from '#modules/accounts/member.store.ts';
import {
  endAllOtherSessions,
  type OwnSessionsDependencies,
} from '#modules/sessions/own-sessions.ts';
import { deleteTie, listTies } from '#modules/sessions/sign-in.store.ts';
import type { SignInDependencies } from '#modules/sessions/take-token.ts';
import type { ResponseOf } from '@pavilion/contract/endpoint';
import type { listConnections as listCall } from '@pavilion/contract/player/security';
import { maskMobile } from '@pavilion/domain/member/masked';
import type { TiedProvider } from '@pavilion/domain/session/sign-in-provider';

export type ConnectionDependencies = OwnSessionsDependencies &
  Pick<SignInDependencies, 'identityService' | 'signInMethods'>;

/** The persons who may log in to the account through the identity service. */
export async function listConnections(
  { db, identityService, signInMethods }: ConnectionDependencies,
  memberId: bigint,
): Promise<ResponseOf<typeof listCall>> {
  const ties = await listTies(db, memberId);
  const contact = await findContact(db, memberId);
  const byPhone = identityService !== null && signInMethods.includes('phone');
  const number = byPhone ? (contact?.mobile_num ?? null) : null;
  return {
    list: ties.map(({ provider, tied_at }) => ({ provider, tiedAt: tied_at.toISOString() })),
    phone: number === null ? null : maskMobile(number),
    hasPassword: await hasPassword(db, memberId),
  };
}

/**
 * Removes a connection and ends all other sessions of the account, since the sessions of a device
 * that was remembered after a log-in by it cannot be distinguished.
 */
export async function disconnect(
  deps: ConnectionDependencies,
  caller: Caller,
  provider: TiedProvider,
): Promise<void> {
  const { memberId } = caller;
  await deps.db.transaction().execute(async (transaction) => {
    await lockMember(transaction, memberId);
    const isCut = await deleteTie(transaction, memberId, provider);
    if (!isCut) throw new ApiError('identity.connection.not.found');
    if (!(await hasPassword(transaction, memberId))) throw new ApiError('identity.password.first');
  });
  await endAllOtherSessions(deps, caller);
}
