import type { Database } from '#db/database.ts';
import { findOpenPlaySession, findPlaySession } from '../launch/play-session.store.ts';
import { createRemembered } from './remembered.ts';

/** An id under which no game was ever launched, so the ledger lets no bet through, only repeats. */
export const noPermit = '00000000-0000-0000-0000-000000000000';

export type WagerPermit = { permitId: string; fromMemory: boolean };

const uuidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const capacity = 100_000;

/** Finds the permit for a bet of a connection; the ledger decides whether it is open. */
export function createWagerPermits(db: Database, connection: string) {
  const accountOfSession = createRemembered<string, bigint>(capacity);
  const openSessionOf = createRemembered<bigint, string>(capacity);

  async function readAccountOf(playSessionId: string): Promise<bigint | undefined> {
    if (!uuidPattern.test(playSessionId)) return undefined;
    const accountId = await findPlaySession(db, playSessionId, connection);
    if (accountId !== undefined) accountOfSession.set(playSessionId, accountId);
    return accountId;
  }

  /** The session that the vendor names, valid for its own account and connection only. */
  async function named(playSessionId: string, accountId: bigint): Promise<WagerPermit> {
    const permitId = playSessionId.toLowerCase();
    const owner = accountOfSession.get(permitId) ?? (await readAccountOf(permitId));
    return { permitId: owner === accountId ? permitId : noPermit, fromMemory: false };
  }

  /** The newest open session of the account, cached until the caller forgets it as closed. */
  async function newest(accountId: bigint): Promise<WagerPermit> {
    const remembered = openSessionOf.get(accountId);
    if (remembered !== undefined) return { permitId: remembered, fromMemory: true };
    const permitId = await findOpenPlaySession(db, accountId, connection);
    if (permitId !== undefined) openSessionOf.set(accountId, permitId);
    return { permitId: permitId ?? noPermit, fromMemory: false };
  }

  return {
    find: (playSessionId: string | null, accountId: bigint) =>
      playSessionId === null ? newest(accountId) : named(playSessionId, accountId),
    forget: (accountId: bigint) => openSessionOf.forget(accountId),
  };
}

export type WagerPermits = ReturnType<typeof createWagerPermits>;
