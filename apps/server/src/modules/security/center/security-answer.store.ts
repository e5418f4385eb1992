import type { Database, DatabaseTransaction } from '#db/database.ts';

export type StoredAnswer = { question_id: string; answer_hash: string };

export function listAnswers(
  db: Database | DatabaseTransaction,
  memberId: bigint,
): Promise<StoredAnswer[]> {
  return db
    .selectFrom('security_answer')
    .select(['question_id', 'answer_hash'])
    .where('member_id', '=', memberId)
    .orderBy('position')
    .execute();
}

export async function replaceAnswers(
  transaction: DatabaseTransaction,
  memberId: bigint,
  answers: readonly StoredAnswer[],
): Promise<void> {
  await transaction.deleteFrom('security_answer').where('member_id', '=', memberId).execute();
  await transaction
    .insertInto('security_answer')
    .values(answers.map((answer, position) => ({ member_id: memberId, position, ...answer })))
    .execute();
}
