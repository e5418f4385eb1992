import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testDatabases } from '#db/testing/test-database.ts';
import { asOperator, codeOf, firstPage, photo } from '#testing/test-base.ts';
import { openSupportHarness, type SupportHarness } from './testing/support-harness.ts';

describe.each(testDatabases())('§5: feedback on $name', (database) => {
  let harness: SupportHarness;
  let maria: Awaited<ReturnType<SupportHarness['newcomer']>>;
  beforeAll(async () => {
    harness = await openSupportHarness(database);
  });
  afterAll(() => harness.close());
  beforeEach(async () => {
    maria = await harness.newcomer();
  });

  const own = async (state: 'waiting' | 'answered') => {
    const { list } = await harness.operatorHandlers.listFeedback(
      { state, ...firstPage },
      asOperator,
    );
    return list.filter(({ account }) => account === maria.username);
  };
  const answer = (feedbackId: string, text: string) =>
    harness.operatorHandlers.answerFeedback({ feedbackId, answer: text }, asOperator);

  test('feedback below the fewest or above the most words is refused', async () => {
    expect(await harness.handlers.getFeedbackRule({}, maria.context)).toEqual({
      fewestWords: 3,
      mostWords: 6,
    });
    expect(await codeOf(maria.sendFeedback('too short'))).toBe('feedback.words');
    expect(await codeOf(maria.sendFeedback('one two three four five six seven'))).toBe(
      'feedback.words',
    );
    expect(await codeOf(maria.sendFeedback('one two three'))).toBeNull();
    expect(await codeOf(maria.sendFeedback('one two three four five six'))).toBeNull();
  });

  test('the operator sees text and pictures, and the answer arrives in the inbox', async () => {
    const { feedbackId } = await maria.sendFeedback('The games are good', [
      await photo(),
      await photo(),
    ]);
    const [waiting] = await own('waiting');
    expect(waiting).toMatchObject({ feedbackId, content: 'The games are good', answer: null });
    expect(waiting?.pictureIds).toHaveLength(2);
    await answer(feedbackId, 'Thank <b>you</b>');
    expect(await own('waiting')).toEqual([]);
    expect(await own('answered')).toMatchObject([
      { answer: 'Thank <b>you</b>', answeredBy: 'ana' },
    ]);
    expect(await maria.unread()).toBe(1);
    const [message] = (await maria.list()).list;
    expect(message).toMatchObject({ format: 'text', content: 'Thank <b>you</b>', peer: 'support' });
  });

  test('an answer is given once', async () => {
    const { feedbackId } = await maria.sendFeedback('one two three');
    await Promise.all([answer(feedbackId, 'Thanks'), answer(feedbackId, 'Thanks')]);
    expect(await maria.unread()).toBe(1);
    expect(await codeOf(answer(feedbackId, 'Other'))).toBe('feedback.answered');
    expect(await codeOf(answer(randomUUID(), 'Other'))).toBe('feedback.not.found');
  });

  test('a repeated feedback is kept once, and too many on one day are refused', async () => {
    const key = randomUUID();
    const all = await Promise.all([1, 2].map(() => maria.sendFeedback('one two three', [], key)));
    expect(new Set(all.map(({ feedbackId }) => feedbackId)).size).toBe(1);
    await maria.sendFeedback('one two three');
    await codeOf(maria.sendFeedback('one two three'));
    expect(await codeOf(maria.sendFeedback('one two three'))).toBe('request.limited');
    expect((await maria.sendFeedback('one two three', [], key)).feedbackId).toBe(
      all[0]?.feedbackId,
    );
  });
});
