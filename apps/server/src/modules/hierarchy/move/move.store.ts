import { sql, type Insertable, type Selectable } from 'kysely';
import type { Database, DatabaseTransaction } from '#db/database.ts';
import type { Tables } from '#db/tables.ts';

type Executor = Database | DatabaseTransaction;

/** A move with the user names of the member and of both uplines. */
export type Move = Selectable<Tables['member_move']> & {
  username: string;
  from_username: string | null;
  to_username: string | null;
};
type State = Move['state'];

function moves(db: Executor) {
  return db
    .selectFrom('member_move as move')
    .innerJoin('member', 'member.id', 'move.member_id')
    .leftJoin('member as before', 'before.id', 'move.from_parent_id')
    .leftJoin('member as after', 'after.id', 'move.to_parent_id')
    .selectAll('move')
    .select([
      'member.username',
      'before.username as from_username',
      'after.username as to_username',
    ]);
}

function memberRow(db: Executor) {
  return db.selectFrom('member').select(['id', 'parent_id', 'member_type', 'status']);
}

export type TreeMember = NonNullable<Awaited<ReturnType<typeof findMember>>>;

export async function findMember(db: Executor, memberId: bigint) {
  return (await memberRow(db).where('id', '=', memberId).executeTakeFirst()) ?? null;
}

export async function findMemberNamed(db: Executor, username: string) {
  return (await memberRow(db).where('username', '=', username).executeTakeFirst()) ?? null;
}

/** How many levels of members are below a member; 0 without any. */
export async function levelsBelow(db: Executor, memberId: bigint): Promise<number> {
  const row = await db
    .selectFrom('downline')
    .select(({ fn }) => fn.max('distance').as('levels'))
    .where('ancestor_id', '=', memberId)
    .executeTakeFirst();
  return row?.levels ?? 0;
}

/**
 * Does nothing when the operator has used the request key before, or when another move of the
 * member waits.
 */
export async function insertMove(db: Database, move: Insertable<Tables['member_move']>) {
  await db
    .insertInto('member_move')
    .values(move)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function findMoveByKey(
  db: Database,
  proposedBy: string,
  requestKey: string,
): Promise<Move | null> {
  const row = await moves(db)
    .where('move.proposed_by', '=', proposedBy)
    .where('move.request_key', '=', requestKey)
    .executeTakeFirst();
  return row ?? null;
}

export async function lockMove(transaction: DatabaseTransaction, id: string): Promise<Move | null> {
  const row = await moves(transaction)
    .where('move.id', '=', id)
    .forNoKeyUpdate('move')
    .executeTakeFirst();
  return row ?? null;
}

export async function updateMove(
  transaction: DatabaseTransaction,
  id: string,
  change: Partial<Pick<Move, 'state' | 'decided_by' | 'decided_at' | 'from_day' | 'failure'>>,
): Promise<void> {
  await transaction.updateTable('member_move').set(change).where('id', '=', id).execute();
}

/** Lists a page, newest first. */
export async function listMovesPage(
  db: Database,
  { state, limit, offset }: { state: State | undefined; limit: number; offset: number },
): Promise<{ rows: Move[]; total: number }> {
  let page = moves(db);
  let all = db.selectFrom('member_move').select(sql<number>`count(*)::int`.as('total'));
  if (state !== undefined) {
    page = page.where('move.state', '=', state);
    all = all.where('state', '=', state);
  }
  const rows = await page
    .orderBy('move.proposed_at', 'desc')
    .orderBy('move.id')
    .limit(limit)
    .offset(offset)
    .execute();
  return { rows, ...(await all.executeTakeFirstOrThrow()) };
}

/** The confirmed moves that count from the day or an earlier one, in the order of their decision. */
export async function listMovesDue(db: Database, day: string): Promise<string[]> {
  const rows = await db
    .selectFrom('member_move')
    .select('id')
    .where('state', '=', 'confirmed')
    .where('from_day', '<=', day)
    .orderBy('decided_at')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Waits for all who create or move members, and keeps them waiting until the transaction ends. */
export async function lockTree(transaction: DatabaseTransaction): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('agent-tree'))`.execute(transaction);
}

/** Gives a member another upline; triggers move everyone below along. */
export async function setUpline(
  transaction: DatabaseTransaction,
  memberId: bigint,
  uplineId: bigint | null,
): Promise<void> {
  await transaction
    .updateTable('member')
    .set({ parent_id: uplineId })
    .where('id', '=', memberId)
    .execute();
}

/** The first day from which a confirmed move counts that is not applied yet. */
export async function findNextMove(db: Executor): Promise<string | null> {
  const { rows } = await sql<{ day: string | null }>`
    select min(from_day)::text as day from member_move where state = 'confirmed'`.execute(db);
  return rows[0]?.day ?? null;
}
