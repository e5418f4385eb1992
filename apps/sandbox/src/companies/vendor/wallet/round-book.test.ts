import { expect, test } from 'vitest';
import { createRoundBook } from './round-book.ts';
import type { VendorWallet, WalletAnswer } from './vendor-wallet.ts';

const account = { accountId: 'p1', currency: 'PHP', gameId: 'coral-choir', sessionId: 's1' };
const bet = { idProvider: 'bet-1', type: 'bet', amount: '2.50' } as const;
const win = { idProvider: 'win-1', type: 'win', amount: '9.00' } as const;

function kept() {
  let answer: WalletAnswer = { kind: 'done', balance: '100.00' };
  const say = async () => answer;
  const wallet: VendorWallet = { balance: say, betWin: say, rollback: say, finish: say };
  const book = createRoundBook();
  return {
    book,
    wallet: book.keep(wallet),
    answerWith: (next: WalletAnswer) => {
      answer = next;
    },
  };
}

test('a round is known with its entries, and as finished once no more follow', async () => {
  const { book, wallet } = kept();
  await wallet.betWin(account, 'r1', [bet], false);
  expect(book.find('p1', 'r1')).toMatchObject({ entries: [bet], finished: false });
  await wallet.betWin(account, 'r1', [win], true);
  expect(book.find('p1', 'r1')).toMatchObject({ entries: [bet, win], finished: true });
  expect(book.find('p2', 'r1')).toBeUndefined();
  expect(book.find('p1', 'r2')).toBeUndefined();
});

test('a win that nobody accepted stays owed, and its repeats count once', async () => {
  const { book, wallet, answerWith } = kept();
  await wallet.betWin(account, 'r1', [bet], false);
  for (const kind of ['unknown', 'refused'] as const) {
    answerWith(
      kind === 'unknown' ? { kind } : { kind, refusal: 'operator_refused', balance: null },
    );
    await wallet.betWin(account, 'r1', [win], true);
  }
  expect(book.find('p1', 'r1')).toMatchObject({ entries: [bet, win], finished: true });
});

test('a refused stake leaves no round', async () => {
  const { book, wallet, answerWith } = kept();
  answerWith({ kind: 'refused', refusal: 'no_funds', balance: '1.00' });
  await wallet.betWin(account, 'r1', [bet, win], true);
  expect(book.find('p1', 'r1')).toBeUndefined();
});

test('a stake without an answer is listed with its rollback', async () => {
  const { book, wallet, answerWith } = kept();
  answerWith({ kind: 'unknown' });
  await wallet.betWin(account, 'r1', [bet], true);
  const reversal = { idProvider: 'back-1', originalIdProvider: 'bet-1' };
  await wallet.rollback(account, 'r1', [reversal]);
  expect(book.find('p1', 'r1')).toMatchObject({
    entries: [bet, { type: 'rollback', ...reversal }],
    finished: true,
  });
});
