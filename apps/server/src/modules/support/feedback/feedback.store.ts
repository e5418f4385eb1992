import { sql, type Selectable } from 'kysely';
import type { Database, DatabaseTransaction } from '#db/database.ts';
import type { Tables } from '#db/tables.ts';

type Executor = Database | DatabaseTransaction;
type FeedbackRow = Selectable<Tables['feedback']>;
export type StoredFeedback = FeedbackRow & { username: string; pictureIds: string[] };

function feedback(db: Executor) {
  return db
    .selectFrom('feedback')
    .innerJoin('member', 'member.id', 'feedback.member_id')
    .selectAll('feedback')
    .select('member.username');
}

async function withPictures(
  db: Executor,
  rows: readonly (FeedbackRow & { username: string })[],
): Promise<StoredFeedback[]> {
  if (rows.length === 0) return [];
  const pictures = await db
    .selectFrom('feedback_picture')
    .select(['feedback_id', 'picture_id'])
    .where(
      'feedback_id',
      'in',
      rows.map(({ id }) => id),
    )
    .orderBy('place')
    .execute();
  return rows.map((row) => ({
    ...row,
    pictureIds: pictures.flatMap((one) => (one.feedback_id === row.id ? [one.picture_id] : [])),
  }));
}

export async function findFeedbackByKey(
  db: Executor,
  memberId: bigint,
  requestKey: string,
): Promise<{ id: string } | null> {
  const row = await db
    .selectFrom('feedback')
    .select('id')
    .where('member_id', '=', memberId)
    .where('request_key', '=', requestKey)
    .executeTakeFirst();
  return row ?? null;
}

/** Inserts the feedback; false when the same request has just written it. */
export async function insertFeedback(
  transaction: DatabaseTransaction,
  row: Omit<FeedbackRow, 'answer' | 'answered_by' | 'answered_at'>,
  pictureIds: readonly string[],
): Promise<boolean> {
  const stored = await transaction
    .insertInto('feedback')
    .values({ ...row, answer: null, answered_by: null, answered_at: null })
    .onConflict((conflict) => conflict.columns(['member_id', 'request_key']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!stored) return false;
  const pictures = pictureIds.map((picture_id, place) => ({
    feedback_id: row.id,
    place,
    picture_id,
  }));
  if (pictures.length > 0) {
    await transaction.insertInto('feedback_picture').values(pictures).execute();
  }
  return true;
}

export async function findFeedback(db: Executor, id: string): Promise<StoredFeedback | null> {
  const rows = await feedback(db).where('feedback.id', '=', id).execute();
  const [found] = await withPictures(db, rows);
  return found ?? null;
}

export async function lockFeedback(
  transaction: DatabaseTransaction,
  id: string,
): Promise<FeedbackRow | null> {
  const row = await transaction
    .selectFrom('feedback')
    .selectAll()
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row ?? null;
}

export async function writeAnswer(
  transaction: DatabaseTransaction,
  id: string,
  answer: { answer: string; answered_by: string; answered_at: Date },
): Promise<void> {
  await transaction.updateTable('feedback').set(answer).where('id', '=', id).execute();
}

/** Oldest first. */
export async function listFeedbackPage(
  db: Executor,
  { waiting, limit, offset }: { waiting: boolean; limit: number; offset: number },
): Promise<{ rows: StoredFeedback[]; total: number }> {
  const state = waiting ? 'is' : 'is not';
  const rows = await feedback(db)
    .where('answered_at', state, null)
    .orderBy('sent_at')
    .orderBy('feedback.id')
    .limit(limit)
    .offset(offset)
    .execute();
  const { total } = await db
    .selectFrom('feedback')
    .select(sql<number>`count(*)::int`.as('total'))
    .where('answered_at', state, null)
    .executeTakeFirstOrThrow();
  return { rows: await withPictures(db, rows), total };
}

/** Erases everything that a member has told support by feedback, with its pictures. */
export async function eraseFeedback(
  transaction: DatabaseTransaction,
  memberId: bigint,
): Promise<void> {
  await transaction
    .deleteFrom('feedback_picture')
    .where('feedback_id', 'in', (query) =>
      query.selectFrom('feedback').select('id').where('member_id', '=', memberId),
    )
    .execute();
  await transaction.deleteFrom('feedback').where('member_id', '=', memberId).execute();
}
