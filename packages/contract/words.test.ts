import { parse } from 'valibot';
import { expect, test } from 'vitest';
import { setGameMaintenance } from './operator/games.ts';
import { answerInboxMessage, sendInboxMessages } from './operator/notifications.ts';
import { proposeAdjustment, rejectDeposit, rejectWithdrawal } from './operator/payments.ts';
import { rejectApplication } from './operator/promotions.ts';
import { answerFeedback } from './operator/support.ts';
import { updateMemberInfo } from './player/accounts.ts';
import { renamePasskey } from './player/credentials.ts';
import { sendMessage } from './player/notifications.ts';
import { addBankCard } from './player/payments/bank-cards.ts';
import { requestPromotion } from './player/promotions.ts';
import { register } from './player/registration.ts';
import { sendFeedback } from './player/support.ts';

const typed = ' Good\u0000 day\u0007,\n half\ud800 a letter\u0085 ';
const kept = 'Good day,\n half a letter';
const requestKey = 'a-key-of-one-intent';
const threadId = '7b0c1b7a-5a3e-4c62-9d6c-0b1f7c3f5a11';
const title = { EN: typed };
const card = { bank: 'bank', accountNumber: '001234567890' };
const correction = { account: 'a', amount: '5.00' };

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
    () => parse(answerInboxMessage.input, { threadId, content: typed, requestKey }),
  ],
  [
    'its letter',
    () =>
      parse(sendInboxMessages.input, { to: { account: 'a' }, title, content: title, requestKey }),
  ],
  [
    'an application',
    () => parse(requestPromotion.input, { promotionId: 'a', comment: typed, requestKey }),
  ],
  ['a nickname', () => parse(updateMemberInfo.input, { nickname: typed })],
  ['the name of a passkey', () => parse(renamePasskey.input, { passkeyId: threadId, name: typed })],
  [
    'the name on a bank account',
    () => parse(addBankCard.input, { ...card, accountName: typed, paymentPassword: '482915' }),
  ],
  ['why a deposit failed', () => parse(rejectDeposit.input, { depositId: '1', reason: typed })],
  [
    'why a withdrawal was refused',
    () => parse(rejectWithdrawal.input, { withdrawalId: '1', reason: typed }),
  ],
  [
    'why a balance was corrected',
    () => parse(proposeAdjustment.input, { ...correction, reason: typed, requestKey }),
  ],
  [
    'why a game is closed',
    () => parse(setGameMaintenance.input, { nodeId: 1, on: true, note: typed }),
  ],
  ['its refusal', () => parse(rejectApplication.input, { entryId: '1', reason: typed })],
])('Wire transport: %s keeps no characters that a database refuses', (_, parsed) => {
  const texts = JSON.stringify(parsed());
  expect(texts).toContain(JSON.stringify(kept));
  expect(texts).not.toMatch(/\\u/);
});

test('Wire transport: a registration keeps the password as typed, and cleans its other texts', () => {
  const form = { password: typed, confirmPassword: typed, nickname: typed, agreement: true };
  const read = parse(register.input, form);
  expect(read.password).toBe(typed);
  expect(read.confirmPassword).toBe(typed);
  expect(read.nickname.trim()).toBe(kept);
});
