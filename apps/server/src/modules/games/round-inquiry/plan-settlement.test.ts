import { expect, test } from 'vitest';
import type { RoundTransaction } from '#ports/game-vendor.ts';
import { planSettlement, type HeldMove } from './plan-settlement.ts';

const bet = { kind: 'bet', externalId: 'bet', amountMinor: 500n } as const;
const win = { kind: 'win', externalId: 'win', amountMinor: 900n } as const;
const back = { kind: 'rollback', externalId: 'back', originalId: 'bet' } as const;
const heldBet: HeldMove = { ...bet, reversed: false };
const plan = (reported: readonly RoundTransaction[], held: readonly HeldMove[], finished = true) =>
  planSettlement({ transactions: reported, finished }, held);

test('a missing win is paid, and the round ends', () => {
  expect(plan([bet, win], [heldBet])).toEqual({
    wins: [win],
    reversals: [],
    doubt: null,
    finishes: true,
  });
});

test('a missing rollback is applied; what it takes back is not paid', () => {
  const reversals = [{ externalId: 'back', originalId: 'bet' }];
  expect(plan([bet, back], [heldBet])).toMatchObject({ reversals, doubt: null, finishes: true });
  const winBack = { ...back, originalId: 'win' };
  expect(plan([bet, win, winBack], [heldBet])).toMatchObject({ wins: [], doubt: null });
});

test('a round that is running at the vendor stays open here', () => {
  expect(plan([bet], [heldBet], false)).toMatchObject({ doubt: null, finishes: false });
});

test.each([
  ['a bet that is not here', [bet, { ...bet, externalId: 'late' }], [heldBet]],
  ['another amount', [{ ...bet, amountMinor: 501n }], [heldBet]],
  ['a bet here that is a win there', [{ ...win, externalId: 'bet' }], [heldBet]],
  ['a bet that only the ledger knows', [win], [heldBet]],
] as const)('%s is a doubt, and the round stays open', (_name, reported, held) => {
  const settled = plan(reported, held);
  expect(settled.doubt).not.toBeNull();
  expect(settled.finishes).toBe(false);
});

test('a bet that was taken back on both sides, or here alone, raises no doubt', () => {
  expect(plan([bet, back], []).doubt).toBeNull();
  expect(plan([win], [{ ...heldBet, reversed: true }]).doubt).toBeNull();
});
