import { ApiError } from '#http/api-error.ts';
import type { SupportDeps } from '../support-deps.ts';
import { findFeedback, lockFeedback, writeAnswer, type StoredFeedback } from './feedback.store.ts';

const answerTitle = { EN: 'About your feedback', TY: 'Tungkol sa feedback mo' };

/** Answers once, into the inbox of the member; a repeat of the same answer changes nothing. */
export async function answerFeedback(
  deps: SupportDeps,
  { feedbackId, answer }: { feedbackId: string; answer: string },
  operator: string,
): Promise<StoredFeedback> {
  const { db, clock, writeInboxMessage } = deps;
  return db.transaction().execute(async (transaction) => {
    const row = await lockFeedback(transaction, feedbackId);
    if (row === null) throw new ApiError('feedback.not.found');
    if (row.answer !== null && row.answer !== answer) throw new ApiError('feedback.answered');
    if (row.answer === null) {
      const memberId = row.member_id;
      const answered = { answer, answered_by: operator, answered_at: clock() };
      await writeAnswer(transaction, feedbackId, answered);
      await writeInboxMessage(transaction, memberId, {
        title: answerTitle,
        content: { EN: answer },
        requestKey: `feedback ${feedbackId}`,
        operator,
      });
    }
    const after = await findFeedback(transaction, feedbackId);
    if (after === null) throw new Error(`feedback ${feedbackId} is gone`);
    return after;
  });
}

export function showFeedback(row: StoredFeedback) {
  return {
    feedbackId: row.id,
    account: row.username,
    content: row.content,
    pictureIds: row.pictureIds,
    sentAt: row.sent_at.toISOString(),
    answer: row.answer,
    answeredBy: row.answered_by,
  };
}
