import { randomUUID } from 'node:crypto';
import { ApiError } from '#http/api-error.ts';
import { dayMs } from '#kit/time/milliseconds.ts';
import { hasWordsWithin } from '@pavilion/domain/message/inbox';
import type { SupportDeps } from '../support-deps.ts';
import { findFeedbackByKey, insertFeedback } from './feedback.store.ts';

export type FeedbackRequest = { content: string; requestKey: string; pictures: readonly Blob[] };

/** Stores a feedback once for each request key; a repeat of the request gets the same answer. */
export async function sendFeedback(
  deps: SupportDeps,
  memberId: bigint,
  { content, requestKey, pictures: sent }: FeedbackRequest,
): Promise<string> {
  const { db, clock, limiter, pictures, site } = deps;
  const { perDay, ...bounds } = site.policy.feedback;
  const before = await findFeedbackByKey(db, memberId, requestKey);
  if (before) return before.id;
  if (!hasWordsWithin(content, bounds)) throw new ApiError('feedback.words', bounds);
  if (!(await limiter.allow(`feedback ${memberId}`, { uses: perDay, windowMs: dayMs }))) {
    throw new ApiError('request.limited');
  }
  const pictureIds = await pictures.keep(sent, { memberId, purpose: 'feedback' });
  const id = randomUUID();
  const row = { id, member_id: memberId, content, request_key: requestKey, sent_at: clock() };
  const kept = await db.transaction().execute(async (transaction) => {
    if (!(await insertFeedback(transaction, row, pictureIds))) return false;
    await pictures.use(transaction, memberId, pictureIds);
    return true;
  });
  if (kept) return id;
  const rival = await findFeedbackByKey(db, memberId, requestKey);
  if (rival === null) throw new Error(`the feedback of request ${requestKey} is gone`);
  return rival.id;
}
