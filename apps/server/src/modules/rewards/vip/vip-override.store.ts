import type { Insertable, Selectable } from 'kysely';
import type { Database, DatabaseTransaction } from '#db/database.ts';
import type { Tables } from '#db/tables.ts';

type Executor = Database | DatabaseTransaction;
export type Override = Selectable<Tables['vip_override']>;

/** What operators have set for members and still runs. */
export async function runningOverrides(
  db: Executor,
  memberIds: readonly bigint[],
): Promise<Map<bigint, Override>> {
  if (memberIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('vip_override')
    .selectAll()
    .where('member_id', 'in', memberIds)
    .where('ended_at', 'is', null)
    .execute();
  return new Map(rows.map((row) => [row.member_id, row]));
}

/** What runs for one member; null for nothing. */
export async function runningOverride(db: Executor, memberId: bigint): Promise<Override | null> {
  return (await runningOverrides(db, [memberId])).get(memberId) ?? null;
}

/** What an operator has set with a request key; null for nothing. */
export async function findOverrideByKey(
  db: Executor,
  operator: string,
  requestKey: string,
): Promise<Override | null> {
  const row = await db
    .selectFrom('vip_override')
    .selectAll()
    .where('set_by', '=', operator)
    .where('request_key', '=', requestKey)
    .executeTakeFirst();
  return row ?? null;
}

/** Inserts a level that was set; false where the operator has used the request key before. */
export async function insertOverride(
  transaction: DatabaseTransaction,
  row: Insertable<Tables['vip_override']>,
): Promise<boolean> {
  const added = await transaction
    .insertInto('vip_override')
    .values(row)
    .onConflict((conflict) => conflict.columns(['set_by', 'request_key']).doNothing())
    .returning('id')
    .execute();
  return added.length > 0;
}

/** The member whose level an operator has let return with a request key; null for nobody. */
export async function findEndedByKey(
  db: Executor,
  operator: string,
  endKey: string,
): Promise<bigint | null> {
  const row = await db
    .selectFrom('vip_override')
    .select('member_id')
    .where('ended_by', '=', operator)
    .where('end_key', '=', endKey)
    .executeTakeFirst();
  return row?.member_id ?? null;
}

/** Ends what runs for a member, if anything does; `by` is null when its time is over. */
export async function endRunning(
  transaction: DatabaseTransaction,
  memberId: bigint,
  { at, by, endKey }: { at: Date; by: string | null; endKey: string | null },
): Promise<void> {
  await transaction
    .updateTable('vip_override')
    .set({ ended_at: at, ended_by: by, end_key: endKey })
    .where('member_id', '=', memberId)
    .where('ended_at', 'is', null)
    .execute();
}

/** Members for whom the time of what was set is over, after one of them. */
export async function listOverdueOverrides(
  db: Executor,
  now: Date,
  { after, limit }: { after: bigint; limit: number },
): Promise<bigint[]> {
  const rows = await db
    .selectFrom('vip_override')
    .select('member_id')
    .where('ended_at', 'is', null)
    .where('ends_at', '<=', now)
    .where('member_id', '>', after)
    .orderBy('member_id')
    .limit(limit)
    .execute();
  return rows.map(({ member_id: id }) => id);
}

/** Removes what operators wrote about an erased member. */
export async function eraseOverrides(
  transaction: DatabaseTransaction,
  memberId: bigint,
): Promise<void> {
  await transaction
    .updateTable('vip_override')
    .set({ reason: '' })
    .where('member_id', '=', memberId)
    .execute();
}
