import { sql, type Selectable } from 'kysely';
import type { Database, DatabaseTransaction } from '#db/database.ts';
import type { Tables } from '#db/tables.ts';
import type {
  DocumentSide,
  IdentityHit,
  IdentityRefusal,
} from '@pavilion/domain/protection/identity-check';

type Executor = Database | DatabaseTransaction;

export type IdentityCheckRow = Selectable<Tables['identity_check']>;

export async function findIdentityCheck(
  db: Executor,
  checkId: string,
): Promise<IdentityCheckRow | null> {
  const row = await db
    .selectFrom('identity_check')
    .selectAll()
    .where('id', '=', checkId)
    .executeTakeFirst();
  return row ?? null;
}

/** What is written on a document, as it is kept: the number encrypted, and its keyed hash. */
export type FoundColumns = {
  found_name: string;
  found_birthday: string;
  found_number: string;
  number_mark: string;
  expires_on: string | null;
};

type Decided = {
  state: 'verified' | 'refused';
  reason: IdentityRefusal | null;
  note: string | null;
  operator: string | null;
  decision_key: string | null;
  decided_at: Date;
};

/** Notes who decided on a check, and what was found where somebody could read it. */
export async function writeDecision(
  transaction: DatabaseTransaction,
  checkId: string,
  decided: Decided,
  found: FoundColumns | null,
): Promise<void> {
  await transaction
    .updateTable('identity_check')
    .set({ ...decided, ...found, ask_at: null, to_review: false })
    .where('id', '=', checkId)
    .execute();
}

/** Has an operator decide on a check, for reasons; nothing where no company is asked any more. */
export async function writeReview(
  db: Executor,
  checkId: string,
  hits: readonly IdentityHit[],
  found: FoundColumns | null,
): Promise<void> {
  await db
    .updateTable('identity_check')
    .set({ ...found, hits: [...hits], ask_at: null, to_review: true })
    .where('id', '=', checkId)
    .where('ask_at', 'is not', null)
    .execute();
}

/** Has operators decide on what no company is asked about any more. */
export async function reviewAllAsked(db: Database): Promise<void> {
  const hit: IdentityHit = 'noCompany';
  await db
    .updateTable('identity_check')
    .set({ hits: [hit], ask_at: null, to_review: true })
    .where('ask_at', 'is not', null)
    .execute();
}

/** A check about which the company is to be asked; no other process asks until `leaseUntil`. */
export type DueCheck = Pick<
  IdentityCheckRow,
  'id' | 'member_id' | 'kind' | 'given_name' | 'given_birthday' | 'sent_at' | 'asked'
> & { leaseUntil: Date };

/** Takes the check that has waited longest to be asked about; null where none is due. */
export async function takeDueCheck(
  db: Database,
  { now, leaseUntil }: { now: Date; leaseUntil: Date },
): Promise<DueCheck | null> {
  const { rows } = await sql<Omit<DueCheck, 'leaseUntil'>>`
    update identity_check c set ask_at = ${leaseUntil}
    from (
      select id from identity_check where ask_at <= ${now}
      order by ask_at, id limit 1 for update skip locked
    ) as due
    where c.id = due.id
    returning c.id, c.member_id, c.kind, c.given_name, c.given_birthday, c.sent_at,
      c.asked`.execute(db);
  const [due] = rows;
  return due === undefined ? null : { ...due, leaseUntil };
}

/** Has the company asked again later; nothing where the lease was lost or a decision has come. */
export async function askLater(
  db: Database,
  { id, asked, leaseUntil }: DueCheck,
  askAt: Date,
): Promise<void> {
  await db
    .updateTable('identity_check')
    .set({ ask_at: askAt, asked: asked + 1 })
    .where('id', '=', id)
    .where('ask_at', '=', leaseUntil)
    .execute();
}

/** The files of a check, in the order of their sides. */
export async function findFilesOf(
  db: Executor,
  checkId: string,
): Promise<{ id: string; side: DocumentSide; type: string }[]> {
  return db
    .selectFrom('identity_file')
    .select(['id', 'side', 'type'])
    .where('check_id', '=', checkId)
    .where('gone_at', 'is', null)
    .orderBy('side')
    .execute();
}

/**
 * Locks the number of a document until the transaction ends, so that two members who send the same
 * one are decided on one after the other.
 */
export async function lockNumber(transaction: DatabaseTransaction, mark: string): Promise<void> {
  const subject = `identity number ${mark}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${subject}, 0))`.execute(transaction);
}

/** Whether another member was verified with the document. */
export async function isVerifiedForAnother(
  db: Executor,
  memberId: bigint,
  mark: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('identity_check')
    .select('id')
    .where('number_mark', '=', mark)
    .where('state', '=', 'verified')
    .where('member_id', '<>', memberId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
