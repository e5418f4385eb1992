import type { Database, DatabaseTransaction } from '#db/database.ts';

type Executor = Database | DatabaseTransaction;

export type AgentAct = {
  memberId: bigint;
  requestKey: string;
  call: string;
  /** What was asked, without passwords. */
  input: string;
};

/** The act with this request key, if it was done. */
export async function findAct(db: Executor, memberId: bigint, requestKey: string) {
  const row = await db
    .selectFrom('agent_act')
    .select(['call', 'input', 'answer'])
    .where('member_id', '=', memberId)
    .where('request_key', '=', requestKey)
    .executeTakeFirst();
  return row ?? null;
}

export async function insertAct(
  transaction: DatabaseTransaction,
  { memberId, requestKey, call, input }: AgentAct,
  answer: object,
  at: Date,
): Promise<void> {
  await transaction
    .insertInto('agent_act')
    .values({ member_id: memberId, request_key: requestKey, call, input, answer, at })
    .execute();
}
