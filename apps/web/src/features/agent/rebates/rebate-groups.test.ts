import { expect, it } from 'vitest';
import { byAccount, byDay, hasCarry, reasonOf } from './rebate-groups.ts';
import type { RebateLine, RebateSum } from './rebates.queries.ts';

const line = (
  day: string,
  account: string,
  own: boolean,
  category: 'RNG' | 'LIVE',
): RebateLine => ({
  day,
  playedOn: null,
  account,
  nickname: '',
  own,
  category,
  validBetAmount: '100.00',
  rate: '0.40',
  amount: '0.40',
  state: 'paid',
});

it('groups lines by day, and those of a day by whose play they are', () => {
  const lines = [
    line('2026-11-02', 'andres', true, 'RNG'),
    line('2026-11-02', 'carlito', false, 'LIVE'),
    line('2026-11-02', 'carlito', false, 'RNG'),
    line('2026-11-01', 'carlito', false, 'RNG'),
  ];
  const days = byDay(lines);
  expect(days.map(({ day, rows }) => [day, rows.length])).toEqual([
    ['2026-11-02', 3],
    ['2026-11-01', 1],
  ]);
  const groups = byAccount(days[0]?.rows ?? []);
  expect(groups.map(({ account, own, lines: of }) => [account, own, of.length])).toEqual([
    ['andres', true, 1],
    ['carlito', false, 2],
  ]);
});

it('says why a sum is paid or not', () => {
  const sum = (given: Partial<RebateSum>): RebateSum => ({
    day: '2026-11-02',
    own: true,
    earned: '3.00',
    carriedIn: '0.00',
    paid: '3.00',
    carriedOut: '0.00',
    state: 'due',
    paidAt: null,
    ...given,
  });
  const carried = (carriedOut: string) => reasonOf(sum({ state: 'carried', carriedOut }));
  expect(reasonOf(sum({}))).toBe('due');
  expect([carried('0.00'), carried('-1.20'), carried('0.20')]).toEqual([
    'nothing',
    'below',
    'small',
  ]);
  expect([sum({}), sum({ carriedIn: '-0.20' }), sum({ carriedOut: '0.20' })].map(hasCarry)).toEqual(
    [false, true, true],
  );
});
