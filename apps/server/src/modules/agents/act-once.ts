import type { Database, DatabaseTransaction } from '#db/database.ts';
import { ApiError } from '#http/api-error.ts';
import { findAct, insertAct, type AgentAct } from './agent-act.store.ts';

/** The answer of an act that was done before; null for a new one. */
export async function answerBefore<Answer extends object>(
  db: Database | DatabaseTransaction,
  { memberId, requestKey, call, input }: AgentAct,
): Promise<Answer | null> {
  const before = await findAct(db, memberId, requestKey);
  if (before === null) return null;
  if (before.call !== call || before.input !== input) throw new ApiError('agent.repeat.differs');
  return before.answer as Answer;
}

/**
 * Does an act of an agent whose row the transaction has locked; a repeat of its request key changes
 * nothing and gives the first answer.
 */
export async function actOnce<Answer extends object>(
  transaction: DatabaseTransaction,
  act: AgentAct & { at: Date },
  does: () => Promise<Answer>,
): Promise<Answer> {
  const before = await answerBefore<Answer>(transaction, act);
  if (before !== null) return before;
  const answer = await does();
  await insertAct(transaction, act, answer, act.at);
  return answer;
}
