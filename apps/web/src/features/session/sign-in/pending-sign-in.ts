import { ownValue } from '#kit/own-value.ts';
import { useSharedValue } from '@pavilion/client/state/shared-value.ts';
import type { SignInMethod } from '../sign-in.queries.ts';

/** A person whom the identity service confirmed and who has no account here yet. */
export type PendingSignIn = {
  identityTicket: string;
  provider: SignInMethod;
  name: string | null;
  mobileMasked: string | null;
};

/** In memory only: after a reload the person signs in again. */
const pending = ownValue<PendingSignIn | null>(null);

export const pendingSignIn = pending.get;
export const keepPendingSignIn = pending.set;
export const forgetPendingSignIn = (): void => pending.set(null);
export const usePendingSignIn = (): PendingSignIn | null => useSharedValue(pending);

/** Returns the ticket as the calls take it; a phone connects to no account. */
export function ticketToConnect(): { identityTicket?: string } {
  const known = pending.get();
  return known === null || known.provider === 'phone'
    ? {}
    : { identityTicket: known.identityTicket };
}
