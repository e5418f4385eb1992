import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '#db/database.ts';
import type { HarmDegree, MarkerFact } from '@pavilion/domain/protection/harm-markers';
import type { HarmAfter, HarmBefore } from './next-harm.ts';
import { writeFacts } from './stored-facts.ts';

type Executor = Database | DatabaseTransaction;

const shown = 200;

const asJson = (facts: readonly MarkerFact[]) => sql`${writeFacts(facts)}::jsonb`;

/** What was last found of a member, locked; null where nothing is kept of the member. */
export async function lockHarm(
  transaction: DatabaseTransaction,
  memberId: bigint,
): Promise<(HarmBefore & { dueAt: Date | null; queuedAt: Date | null }) | null> {
  const row = await transaction
    .selectFrom('harm_score')
    .select(['degree', 'look_since as lookSince', 'due_at as dueAt', 'queued_at as queuedAt'])
    .where('member_id', '=', memberId)
    .forNoKeyUpdate()
    .$narrowType<{ degree: HarmDegree }>()
    .executeTakeFirst();
  if (!row) return null;
  const { lastLookAt } = await transaction
    .selectFrom('harm_look')
    .select((eb) => eb.fn.max('at').as('lastLookAt'))
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
  return { ...row, lastLookAt };
}

/** Writes what is found of a member, who is then offered bonuses and promotions by it or not. */
export async function writeHarm(
  transaction: DatabaseTransaction,
  memberId: bigint,
  { score, degree, facts, isChanged, lookSince }: HarmAfter,
  now: Date,
): Promise<void> {
  await transaction
    .updateTable('harm_score')
    .set({ score, degree, facts: asJson(facts), counted_at: now, look_since: lookSince })
    .where('member_id', '=', memberId)
    .execute();
  if (!isChanged) return;
  await transaction
    .updateTable('member')
    .set({ harm_degree: degree })
    .where('id', '=', memberId)
    .execute();
  await transaction
    .insertInto('harm_change')
    .values({ member_id: memberId, score, degree, facts: asJson(facts), at: now })
    .execute();
}

/** When a member is counted next; null for not before the member plays or deposits again. */
export async function writeDue(
  transaction: DatabaseTransaction,
  memberId: bigint,
  dueAt: Date | null,
): Promise<void> {
  await transaction
    .updateTable('harm_score')
    .set({ due_at: dueAt })
    .where('member_id', '=', memberId)
    .execute();
}

/** Some members of whom a degree is kept. */
export async function listOfDegree(db: Database, most: number): Promise<bigint[]> {
  const rows = await db
    .selectFrom('harm_score')
    .select('member_id')
    .where('degree', '>', 0)
    .limit(most)
    .execute();
  return rows.map((row) => row.member_id);
}

export type MarkedMember = {
  memberId: bigint;
  account: string;
  score: number;
  degree: number;
  facts: unknown;
  countedAt: Date | null;
  lookSince: Date | null;
};

function marked(db: Database) {
  return db
    .selectFrom('harm_score')
    .innerJoin('member', 'member.id', 'harm_score.member_id')
    .select([
      'harm_score.member_id as memberId',
      'member.username as account',
      'harm_score.score',
      'harm_score.degree',
      'harm_score.facts',
      'harm_score.counted_at as countedAt',
      'harm_score.look_since as lookSince',
    ]);
}

type MarkedFilter = {
  degree: number | undefined;
  toLook: boolean | undefined;
  limit: number;
  offset: number;
};

/** Members with a degree, or at whom an operator must look; these first, the longest waiting. */
export async function listMarkedPage(
  db: Database,
  { degree, toLook, limit, offset }: MarkedFilter,
): Promise<{ rows: MarkedMember[]; total: number }> {
  const wanted = sql<boolean>`(harm_score.degree > 0 or harm_score.look_since is not null)
    and harm_score.degree >= ${degree ?? 0}
    and (${toLook ?? null}::boolean is null
      or (harm_score.look_since is not null) = ${toLook ?? null}::boolean)`;
  const rows = await marked(db)
    .where(wanted)
    .orderBy('harm_score.look_since', (order) => order.asc().nullsLast())
    .orderBy('harm_score.score', 'desc')
    .orderBy('harm_score.member_id')
    .limit(limit)
    .offset(offset)
    .execute();
  const { total } = await db
    .selectFrom('harm_score')
    .select(sql<number>`count(*)::int`.as('total'))
    .where(wanted)
    .executeTakeFirstOrThrow();
  return { rows, total };
}

export async function findMarked(db: Database, memberId: bigint): Promise<MarkedMember | null> {
  return (await marked(db).where('harm_score.member_id', '=', memberId).executeTakeFirst()) ?? null;
}

/** The changes of the degree of a member, newest first. */
export function listHarmChanges(db: Database, memberId: bigint) {
  return db
    .selectFrom('harm_change')
    .select(['at', 'score', 'degree', 'facts'])
    .where('member_id', '=', memberId)
    .orderBy('id', 'desc')
    .limit(shown)
    .execute();
}

/** How many members an operator must look at, and since when the first of them. */
export function findLooks(db: Database): Promise<{ waiting: number; oldest: Date | null }> {
  return db
    .selectFrom('harm_score')
    .select((eb) => [
      sql<number>`count(*)::int`.as('waiting'),
      eb.fn.min('look_since').as('oldest'),
    ])
    .where('look_since', 'is not', null)
    .executeTakeFirstOrThrow();
}

/** Erases all that was found of a member, and what followed. */
export async function eraseHarm(executor: Executor, memberId: bigint): Promise<void> {
  for (const table of ['harm_advice', 'harm_change', 'harm_look', 'harm_score'] as const) {
    await executor.deleteFrom(table).where('member_id', '=', memberId).execute();
  }
  await executor.updateTable('member').set({ harm_degree: 0 }).where('id', '=', memberId).execute();
}
