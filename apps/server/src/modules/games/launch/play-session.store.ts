import type { Database, DatabaseTransaction } from '#db/database.ts';
import { openPermit } from '#modules/wallet/wager-permit.store.ts';

export type NewPlaySession = {
  id: string;
  memberId: bigint;
  accountId: bigint;
  loginSessionId: string;
  connection: string;
  gameNode: number;
  vendorGame: string;
};

/**
 * Opens a play session with its permit to wager; false when the login session has ended meanwhile.
 * The row of the login session is locked until the commit, so that a log-out closes every permit
 * under it.
 */
export function openPlaySession(db: Database, session: NewPlaySession): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const login = await transaction
      .selectFrom('session')
      .select('id')
      .where('id', '=', session.loginSessionId)
      .where('ended_at', 'is', null)
      .forShare()
      .executeTakeFirst();
    if (!login) return false;
    await openPermit(transaction, session.id, session.accountId);
    await transaction
      .insertInto('play_session')
      .values({
        id: session.id,
        member_id: session.memberId,
        account_id: session.accountId,
        session_id: session.loginSessionId,
        connection: session.connection,
        game_node: session.gameNode,
        vendor_game: session.vendorGame,
      })
      .execute();
    return true;
  });
}

/** Account of a play session; undefined when the connection has no such session. */
export async function findPlaySession(
  db: Database,
  playSessionId: string,
  connection: string,
): Promise<bigint | undefined> {
  const row = await db
    .selectFrom('play_session')
    .select('account_id')
    .where('id', '=', playSessionId)
    .where('connection', '=', connection)
    .executeTakeFirst();
  return row?.account_id;
}

/** The newest play session of an account at a connection that may still wager. */
export async function findOpenPlaySession(
  db: Database,
  accountId: bigint,
  connection: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('wager_permit')
    .innerJoin('play_session', 'play_session.id', 'wager_permit.id')
    .select('wager_permit.id')
    .where('wager_permit.account_id', '=', accountId)
    .where('wager_permit.closed_at', 'is', null)
    .where('play_session.connection', '=', connection)
    .orderBy('wager_permit.opened_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}

/** How many members have opened each of these games since, and may still wager in it. */
export async function countPlaySessions(
  db: Database,
  gameNodes: readonly number[],
  since: Date,
): Promise<ReadonlyMap<number, number>> {
  if (gameNodes.length === 0) return new Map();
  const rows = await db
    .selectFrom('play_session')
    .innerJoin('wager_permit', 'wager_permit.id', 'play_session.id')
    .select(({ fn }) => [
      'play_session.game_node',
      fn.count<bigint>('play_session.member_id').distinct().as('members'),
    ])
    .where('play_session.game_node', 'in', [...gameNodes])
    .where('play_session.started_at', '>', since)
    .where('wager_permit.closed_at', 'is', null)
    .groupBy('play_session.game_node')
    .execute();
  return new Map(rows.map((row) => [row.game_node, Number(row.members)]));
}

/** Play sessions under a login session that may still wager. */
export async function listOpenPlaySessions(
  db: Database,
  loginSessionId: string,
): Promise<string[]> {
  const rows = await db
    .selectFrom('play_session')
    .innerJoin('wager_permit', 'wager_permit.id', 'play_session.id')
    .select('play_session.id')
    .where('play_session.session_id', '=', loginSessionId)
    .where('wager_permit.closed_at', 'is', null)
    .execute();
  return rows.map((row) => row.id);
}

/** Erases when a member has opened which game; the rounds stay in the ledger. */
export async function erasePlaySessions(
  transaction: DatabaseTransaction,
  memberId: bigint,
): Promise<void> {
  await transaction.deleteFrom('play_session').where('member_id', '=', memberId).execute();
}
