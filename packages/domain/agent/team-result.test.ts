import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatAmount, parseAmount } from '../wallet/money.ts';
import {
  changeOf,
  profitAndLoss,
  resultColumns,
  sumColumns,
  type ResultColumns,
} from './team-result.ts';

const minor = (text: string) => parseAmount(text.replaceAll(',', ''), 2) ?? -1n;
const shown = (amount: bigint) => formatAmount(amount, 2);

const none: ResultColumns = sumColumns([]);

/**
 * A row of golden case P, its columns in order: deposit, withdraw, bet, valid, win, promotion,
 * rebate, commission, salary, in, out.
 */
function row(text: string): ResultColumns {
  const order = [
    'deposit',
    'withdraw',
    'betAmount',
    'validBetAmount',
    'winAmount',
    'promotion',
    'rebate',
    'agentCommission',
    'dailyIncome',
    'transferIn',
    'transferOut',
  ] as const;
  const cells = text.split(' ');
  const given = order.map((column, index) => {
    const cell = cells[index] ?? '';
    return [column, cell === '–' ? 0n : minor(cell)];
  });
  return { ...none, ...(Object.fromEntries(given) as Partial<ResultColumns>) };
}

const p1 = row('5,000.00 1,200.00 123,456.78 123,456.78 119,000.00 150.00 370.37 – – 300.00 –');
const cOwn = row('2,000.00 – 1,000.00 1,000.00 1,480.50 – 6.00 370.37 200.00 – 300.00');
const cTeam = row(
  '7,000.00 1,200.00 124,456.78 124,456.78 120,480.50 150.00 376.37 370.37 200.00 300.00 300.00',
);
const p2 = row('20,000.00 12,000.00 50,200.00 50,000.00 48,111.10 88.00 250.00 – – – –');
const bOwn = row('– – – – – – – 747.82 672.28 – –');
const bTeam = row(
  '27,000.00 13,200.00 174,656.78 174,456.78 168,591.60 238.00 626.37 1,118.19 872.28 300.00 300.00',
);

describe('D13: golden case P', () => {
  test.each([
    ['p1', p1, '-3936.41', '163.59'],
    ['C own', cOwn, '1056.87', '2756.87'],
    ['C team', cTeam, '-2879.54', '2920.46'],
    ['p2', p2, '-1750.90', '6249.10'],
    ['B own', bOwn, '1420.10', '1420.10'],
    ['B team', bTeam, '-3210.34', '10589.66'],
  ])('%s has profit and loss, and change', (_, columns, result, change) => {
    expect(shown(profitAndLoss(columns))).toBe(result);
    expect(shown(changeOf(columns))).toBe(change);
  });

  test('a team is its agent and the teams of the direct children, in every column', () => {
    expect(sumColumns([cOwn, p1])).toEqual(cTeam);
    expect(sumColumns([bOwn, cTeam, p2])).toEqual(bTeam);
  });
});

test('D13: every column has its sign in the change', () => {
  const signs = resultColumns.map((column) => changeOf({ ...none, [column]: 1n }));
  expect(signs).toEqual([1n, -1n, -1n, 0n, 1n, 1n, 1n, 1n, 1n, 1n, 1n, -1n, 1n]);
  const results = resultColumns.map((column) => profitAndLoss({ ...none, [column]: 1n }));
  expect(results).toEqual([0n, 0n, -1n, 0n, 1n, 1n, 1n, 1n, 1n, 1n, 0n, 0n, 0n]);
});

test('D13: the result and the change of a sum are the sums of theirs', () => {
  const amount = fc.bigInt({ min: -(10n ** 14n), max: 10n ** 14n });
  const columns = fc
    .array(amount, { minLength: resultColumns.length, maxLength: resultColumns.length })
    .map((cells): ResultColumns => {
      const given = resultColumns.map((column, index) => [column, cells[index] ?? 0n]);
      return Object.fromEntries(given) as ResultColumns;
    });
  fc.assert(
    fc.property(fc.array(columns, { maxLength: 20 }), (rows) => {
      const sum = sumColumns(rows);
      const added = (of: (one: ResultColumns) => bigint) =>
        rows.reduce((total, one) => total + of(one), 0n);
      expect(profitAndLoss(sum)).toBe(added(profitAndLoss));
      expect(changeOf(sum)).toBe(added(changeOf));
    }),
  );
});
