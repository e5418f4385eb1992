import { expect, test } from 'vitest';
import {
  chartHeight,
  chartShape,
  isWhole,
  lessAmount,
  monthsUntil,
  slotWidth,
  type MonthFigures,
} from './chart-shape.ts';

const none = Array.from({ length: 11 }, () => null);
const only = (month: MonthFigures) => chartShape([...none, month]);
const amounts = (month: MonthFigures) =>
  only(month).lines.map(({ amount }) => Number(amount.replace(/\.0+$/, '')));

test('§7: bars stand on the zero line, and the line runs between the ends', () => {
  const { slots, lines } = only({ bars: ['400.00', '300.00'], line: '-100.00' });
  expect(slots.slice(0, 11)).toEqual(none);
  const left = 11 * slotWidth;
  expect(slots[11]).toEqual({
    bars: [
      { x: left + 4, y: 0, width: 10, height: 160 },
      { x: left + 16, y: 40, width: 10, height: 120 },
    ],
    point: { x: left + 15, y: chartHeight },
  });
  expect(lines[0]).toEqual({ amount: '0.00000000', y: 160 });
});

test('§7: a bar below zero hangs from the zero line', () => {
  const { slots } = only({ bars: ['-50.00', '50.00'], line: '0.00' });
  expect(slots[11]?.bars.map(({ y, height }) => [y, height])).toEqual([
    [100, 100],
    [0, 100],
  ]);
});

test.each([
  ['400.00', '0.00', [0, 100, 200, 300, 400]],
  ['9.00', '0.00', [0, 2, 4, 6, 8]],
  ['0.07', '0.00', [0, 0.02, 0.04, 0.06]],
  ['123456789012.00', '0.00', [0, 25, 50, 75, 100].map((billions) => billions * 1_000_000_000)],
  ['4100.00', '-100.00', [0, 1000, 2000, 3000, 4000]],
  ['8200.00', '-3900.00', [0, -2500, 2500, 5000, 7500]],
  ['300.00', '-300.00', [0, -200, 200]],
])('§7: the scale from 0 to %s and %s has round amounts', (bar, line, expected) => {
  expect(amounts({ bars: [bar, '0.00'], line })).toEqual(expected);
});

test('§7: months without a move have the zero line alone, and no height', () => {
  const { slots, lines } = only({ bars: ['0.00', '0.00'], line: '0.00' });
  expect(lines).toEqual([{ amount: '0.00000000', y: chartHeight }]);
  expect(slots[11]?.bars.map(({ height }) => height)).toEqual([0, 0]);
});

test('§7: amounts beyond the numbers of the language are scaled to the cent', () => {
  const { slots } = chartShape([
    { bars: ['900719925474100.00', '450359962737050.00'], line: '0.00' },
  ]);
  expect(slots[0]?.bars.map(({ height }) => height)).toEqual([200, 100]);
  expect(lessAmount('900719925474099.03', '900719925474099.01')).toBe('0.02000000');
  expect(lessAmount('1.00', '-2.50')).toBe('3.50000000');
});

test('§7: whole amounts are told from others', () => {
  expect(isWhole('2500.00000000')).toBe(true);
  expect(isWhole('-40')).toBe(true);
  expect(isWhole('2.50')).toBe(false);
});

test('§7: twelve months end with the newest, over the turn of the year', () => {
  const months = monthsUntil('2026-03');
  expect(months).toHaveLength(12);
  expect([months[0], months[9], months[11]]).toEqual(['2025-04', '2026-01', '2026-03']);
});
