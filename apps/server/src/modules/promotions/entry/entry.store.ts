import { sql, type Selectable } from 'kysely';
import type { Database, DatabaseTransaction } from '#db/database.ts';
import type { Tables } from '#db/tables.ts';

type Executor = Database | DatabaseTransaction;

export type EntryRow = Selectable<Tables['promotion_entry']>;
export type EntryState = EntryRow['state'];
export type EntryChange = Pick<
  Selectable<Tables['promotion_entry_change']>,
  'state' | 'changed_at'
>;
export type StoredEntry = EntryRow & {
  username: string;
  pictureIds: string[];
  history: EntryChange[];
};

function entries(db: Executor) {
  return db
    .selectFrom('promotion_entry')
    .innerJoin('member', 'member.id', 'promotion_entry.member_id')
    .selectAll('promotion_entry')
    .select('member.username');
}

type NamedRow = EntryRow & { username: string };

async function completed(db: Executor, rows: readonly NamedRow[]): Promise<StoredEntry[]> {
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  const pictures = await db
    .selectFrom('promotion_entry_picture')
    .select(['entry_id', 'picture_id'])
    .where('entry_id', 'in', ids)
    .orderBy('place')
    .execute();
  const changes = await db
    .selectFrom('promotion_entry_change')
    .select(['entry_id', 'state', 'changed_at'])
    .where('entry_id', 'in', ids)
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    ...row,
    pictureIds: pictures.flatMap((one) => (one.entry_id === row.id ? [one.picture_id] : [])),
    history: changes.filter((one) => one.entry_id === row.id),
  }));
}

/** Lists a member's entries, newest first. */
export async function listMemberEntries(
  db: Executor,
  memberId: bigint,
  promotionId?: string,
): Promise<StoredEntry[]> {
  let query = entries(db).where('member_id', '=', memberId);
  if (promotionId !== undefined) query = query.where('promotion_id', '=', promotionId);
  return completed(db, await query.orderBy('changed_at', 'desc').limit(100).execute());
}

export async function findEntry(db: Executor, id: string): Promise<StoredEntry | null> {
  const [found] = await completed(
    db,
    await entries(db).where('promotion_entry.id', '=', id).execute(),
  );
  return found ?? null;
}

/** Finds the states of a member's entries, by promotion. */
export async function findStates(db: Database, memberId: bigint) {
  const rows = await db
    .selectFrom('promotion_entry')
    .select(['promotion_id', 'state'])
    .where('member_id', '=', memberId)
    .execute();
  return new Map(rows.map((row) => [row.promotion_id, row.state]));
}

/** Inserts an entry; null when the member has one for this promotion already. */
export async function insertEntry(
  transaction: DatabaseTransaction,
  entry: Omit<EntryRow, 'reward' | 'reason' | 'changed_at'>,
  pictureIds: readonly string[],
): Promise<string | null> {
  const row = await transaction
    .insertInto('promotion_entry')
    .values({ ...entry, changed_at: entry.begun_at })
    .onConflict((conflict) => conflict.columns(['member_id', 'promotion_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!row) return null;
  const pictures = pictureIds.map((picture_id, place) => ({
    entry_id: row.id,
    place,
    picture_id,
  }));
  if (pictures.length > 0) {
    await transaction.insertInto('promotion_entry_picture').values(pictures).execute();
  }
  return row.id;
}

/** Locks the row, without its joins, until the transaction ends. */
export async function lockEntry(
  transaction: DatabaseTransaction,
  by: { id: string } | { memberId: bigint; promotionId: string },
): Promise<EntryRow | null> {
  const all = transaction.selectFrom('promotion_entry').selectAll();
  const one =
    'id' in by
      ? all.where('id', '=', by.id)
      : all.where('member_id', '=', by.memberId).where('promotion_id', '=', by.promotionId);
  return (await one.forNoKeyUpdate().executeTakeFirst()) ?? null;
}

export async function writeEntry(
  transaction: DatabaseTransaction,
  id: string,
  change: { state: EntryState; changed_at: Date; reason?: string } & Partial<
    Pick<EntryRow, 'reward' | 'reward_kind'>
  >,
): Promise<void> {
  await transaction.updateTable('promotion_entry').set(change).where('id', '=', id).execute();
}

export async function insertChanges(
  transaction: DatabaseTransaction,
  entryId: string,
  states: readonly EntryState[],
  { operator, at }: { operator: string | null; at: Date },
): Promise<void> {
  const rows = states.map((state) => ({ entry_id: entryId, state, operator, changed_at: at }));
  await transaction.insertInto('promotion_entry_change').values(rows).execute();
}

export type EntryFilter = {
  state: EntryState | undefined;
  promotionId: string | undefined;
  limit: number;
  offset: number;
};

export async function listEntriesPage(
  db: Database,
  { state, promotionId, limit, offset }: EntryFilter,
): Promise<{ rows: StoredEntry[]; total: number }> {
  let page = entries(db);
  let all = db.selectFrom('promotion_entry').select(sql<number>`count(*)::int`.as('total'));
  if (state !== undefined) {
    page = page.where('promotion_entry.state', '=', state);
    all = all.where('state', '=', state);
  }
  if (promotionId !== undefined) {
    page = page.where('promotion_entry.promotion_id', '=', promotionId);
    all = all.where('promotion_id', '=', promotionId);
  }
  const rows = await page
    .orderBy('begun_at')
    .orderBy('promotion_entry.id')
    .limit(limit)
    .offset(offset)
    .execute();
  return { rows: await completed(db, rows), ...(await all.executeTakeFirstOrThrow()) };
}

/** Erases what a member has written and shown for promotions, and why one was refused. */
export async function eraseEntries(
  transaction: DatabaseTransaction,
  memberId: bigint,
): Promise<void> {
  await transaction
    .deleteFrom('promotion_entry_picture')
    .where('entry_id', 'in', (query) =>
      query.selectFrom('promotion_entry').select('id').where('member_id', '=', memberId),
    )
    .execute();
  await transaction
    .updateTable('promotion_entry')
    .set({ comment: '', reason: null })
    .where('member_id', '=', memberId)
    .execute();
}
