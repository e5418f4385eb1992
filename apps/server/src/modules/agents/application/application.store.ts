import { sql, type Insertable, type Selectable } from 'kysely';
import type { Database, DatabaseTransaction } from '#db/database.ts';
import type { Tables } from '#db/tables.ts';

type Executor = Database | DatabaseTransaction;
type Row = Selectable<Tables['agent_application']>;

export type StoredApplication = Row & { username: string | null };
export type ApplicationState = Row['state'];

/** Who decided applications that nobody answered in time. */
const bySite = 'site';

function applications(db: Executor) {
  return db
    .selectFrom('agent_application')
    .leftJoin('member', 'member.id', 'agent_application.member_id')
    .selectAll('agent_application')
    .select('member.username');
}

/** Finds what a contact has sent under a request key. */
export async function findByKey(
  db: Executor,
  mark: Buffer,
  requestKey: string,
): Promise<Pick<Row, 'id' | 'details'> | null> {
  const row = await db
    .selectFrom('agent_application')
    .select(['id', 'details'])
    .where('contact_mark', '=', mark)
    .where('request_key', '=', requestKey)
    .executeTakeFirst();
  return row ?? null;
}

/** Inserts an application; null when one of this contact waits, or was sent under this key. */
export async function insertApplication(
  db: Executor,
  row: Pick<
    Insertable<Tables['agent_application']>,
    'member_id' | 'details' | 'contact_mark' | 'request_key' | 'created_at'
  >,
): Promise<string | null> {
  const stored = await db
    .insertInto('agent_application')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return stored?.id ?? null;
}

export async function findApplication(db: Executor, id: string): Promise<StoredApplication | null> {
  const row = await applications(db).where('agent_application.id', '=', id).executeTakeFirst();
  return row ?? null;
}

/** Decides an application that waits; false when none of this id does. */
export async function decideWaiting(
  db: Executor,
  id: string,
  decision: { state: ApplicationState; note: string; decided_by: string; decided_at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('agent_application')
    .set(decision)
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Newest first. */
export async function listApplicationPage(
  db: Executor,
  { state, limit, offset }: { state?: ApplicationState; limit: number; offset: number },
): Promise<{ rows: StoredApplication[]; total: number }> {
  const rows = await applications(db)
    .$if(state !== undefined, (query) => query.where('state', '=', state ?? 'waiting'))
    .orderBy('agent_application.created_at', 'desc')
    .orderBy('agent_application.id')
    .limit(limit)
    .offset(offset)
    .execute();
  const { total } = await db
    .selectFrom('agent_application')
    .select(sql<number>`count(*)::int`.as('total'))
    .$if(state !== undefined, (query) => query.where('state', '=', state ?? 'waiting'))
    .executeTakeFirstOrThrow();
  return { rows, total };
}

function clearedAt(db: Executor, now: Date) {
  return db.updateTable('agent_application').set((set) => ({
    details: null,
    note: '',
    state: sql<ApplicationState>`case state when 'waiting' then 'refused' else state end`,
    decided_at: set.fn.coalesce('decided_at', set.val(now)),
    decided_by: set.fn.coalesce('decided_by', set.val(bySite)),
  }));
}

/** Clears what a member has sent about themself; what waits is refused. */
export async function eraseApplications(
  transaction: DatabaseTransaction,
  memberId: bigint,
  now: Date,
): Promise<void> {
  await clearedAt(transaction, now).where('member_id', '=', memberId).execute();
}

/** Clears applications decided, or waiting since, before an instant; what waits is refused. */
export async function forgetApplications(
  db: Database,
  { decidedBefore, sentBefore, now }: { decidedBefore: Date; sentBefore: Date; now: Date },
): Promise<void> {
  await clearedAt(db, now)
    .where('details', 'is not', null)
    .where((where) =>
      where.or([
        where('decided_at', '<', decidedBefore),
        where.and([where('state', '=', 'waiting'), where('created_at', '<', sentBefore)]),
      ]),
    )
    .execute();
}
