import { parse } from 'valibot';
import { expect, test } from 'vitest';
import { sendFeedback } from './messages/feedback.ts';
import { sendMessage } from './messages/inbox.ts';
import { answerFeedback } from './operator/feedback.ts';
import { answerLetter, sendLetters } from './operator/inbox-messages.ts';
import { rejectApplication } from './operator/promotion-entries.ts';
import { requestPromotion } from './promotions/promotion-entry.ts';

const typed = ' Good\u0000 day\u0007,\n half\ud800 a letter\u0085 ';
const kept = 'Good day,\n half a letter';
const requestKey = 'a-key-of-one-intent';
const threadId = '7b0c1b7a-5a3e-4c62-9d6c-0b1f7c3f5a11';
const title = { EN: typed };

test.each([
  ['a message', () => parse(sendMessage.input, { threadId, content: typed, requestKey })],
  [
    'its title',
    () => parse(sendMessage.input, { to: 'support', title: typed, content: 'x', requestKey }),
  ],
  ['feedback', () => parse(sendFeedback.input, { content: typed, requestKey })],
  ['its answer', () => parse(answerFeedback.input, { feedbackId: threadId, answer: typed })],
  [
    'an answer of the house',
    () => parse(answerLetter.input, { threadId, content: typed, requestKey }),
  ],
  [
    'its letter',
    () => parse(sendLetters.input, { to: { account: 'a' }, title, content: title, requestKey }),
  ],
  [
    'an application',
    () => parse(requestPromotion.input, { promotionId: 'a', comment: typed, requestKey }),
  ],
  ['its refusal', () => parse(rejectApplication.input, { entryId: '1', reason: typed })],
])('%s keeps no signs that a database refuses', (_, parsed) => {
  const texts = JSON.stringify(parsed());
  expect(texts).toContain(JSON.stringify(kept));
  expect(texts).not.toMatch(/\\u/);
});
