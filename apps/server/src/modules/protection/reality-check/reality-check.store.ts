import type { Insertable } from 'kysely';
import type { Database, DatabaseTransaction } from '#db/database.ts';
import type { Tables } from '#db/tables.ts';

/** What a member has chosen last; null for nothing yet, `everyMinutes` null for no checks. */
export async function findChoice(
  db: Database | DatabaseTransaction,
  memberId: bigint,
): Promise<{ everyMinutes: number | null } | null> {
  const row = await db
    .selectFrom('reality_check_choice')
    .select('every_minutes as everyMinutes')
    .where('member_id', '=', memberId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

export async function insertChoice(
  transaction: DatabaseTransaction,
  choice: Insertable<Tables['reality_check_choice']>,
): Promise<void> {
  await transaction.insertInto('reality_check_choice').values(choice).execute();
}

const shownAnswers = 200;

/** Lists the newest answers of a member. */
export function listAnswers(db: Database, memberId: bigint) {
  return db
    .selectFrom('reality_check_answer')
    .select(['since', 'played_ms', 'staked', 'won', 'answer', 'at'])
    .where('member_id', '=', memberId)
    .orderBy('id', 'desc')
    .limit(shownAnswers)
    .execute();
}

export async function insertAnswer(
  transaction: DatabaseTransaction,
  answer: Insertable<Tables['reality_check_answer']>,
): Promise<void> {
  await transaction.insertInto('reality_check_answer').values(answer).execute();
}
