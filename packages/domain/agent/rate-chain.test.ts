import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseAmount } from '../wallet/money.ts';
import {
  commissionOf,
  floorDiv,
  formatRate,
  ownRebate,
  parseRate,
  rateCeiling,
  rateFloor,
  rateOnStep,
  rateProblem,
} from './rate-chain.ts';

const minor = (text: string) => parseAmount(text.replaceAll(',', ''), 2) ?? -1n;

type Node = { name: string; upline: string | null; rate: number; valid: bigint };
type Line = { who: string; from: string; base: bigint; rate: number; amount: bigint };

/** Every rebate of a tree: own play of each, then each agent's line by line. */
function rebatesOf(tree: readonly Node[]): Line[] {
  const below = (name: string) => tree.filter(({ upline }) => upline === name);
  const team = ({ name, valid }: Node): bigint =>
    below(name).reduce((sum, child) => sum + team(child), valid);
  return tree.flatMap((node) => [
    {
      who: node.name,
      from: 'own play',
      base: node.valid,
      rate: node.rate,
      amount: ownRebate(node.valid, node.rate),
    },
    ...below(node.name).map((child) => ({
      who: node.name,
      from: `line ${child.name}`,
      base: team(child),
      rate: node.rate - child.rate,
      amount: commissionOf(team(child), node.rate, child.rate),
    })),
  ]);
}

const total = (lines: readonly { amount: bigint }[]) =>
  lines.reduce((sum, { amount }) => sum + amount, 0n);

describe('D13: golden case R', () => {
  const tree: Node[] = [
    { name: 'A', upline: null, rate: 150, valid: minor('200.00') },
    { name: 'B', upline: 'A', rate: 100, valid: 0n },
    { name: 'C', upline: 'B', rate: 60, valid: minor('1,000.00') },
    { name: 'p1', upline: 'C', rate: 30, valid: minor('123,456.78') },
    { name: 'p2', upline: 'B', rate: 50, valid: minor('50,000.00') },
    { name: 'p3', upline: 'A', rate: 0, valid: minor('9,999.99') },
  ];
  const lines = rebatesOf(tree);

  test.each([
    ['p1', 'own play', '123,456.78', 30, '370.37'],
    ['p2', 'own play', '50,000.00', 50, '250.00'],
    ['p3', 'own play', '9,999.99', 0, '0.00'],
    ['B', 'own play', '0.00', 100, '0.00'],
    ['C', 'own play', '1,000.00', 60, '6.00'],
    ['A', 'own play', '200.00', 150, '3.00'],
    ['C', 'line p1', '123,456.78', 30, '370.37'],
    ['B', 'line C', '124,456.78', 40, '497.82'],
    ['B', 'line p2', '50,000.00', 50, '250.00'],
    ['A', 'line B', '174,456.78', 50, '872.28'],
    ['A', 'line p3', '9,999.99', 150, '149.99'],
  ])('%s earns by %s: %s × %i is %s', (who, from, base, rate, amount) => {
    expect(lines.filter((line) => line.who === who && line.from === from)).toEqual([
      { who, from, base: minor(base), rate, amount: minor(amount) },
    ]);
  });

  test('costs 2,769.83 in eleven parts; the ceiling is 2,769.85, so 0.02 stays by rounding', () => {
    expect(lines).toHaveLength(11);
    expect(total(lines)).toBe(minor('2,769.83'));
    const valid = tree.reduce((sum, node) => sum + node.valid, 0n);
    expect(valid).toBe(minor('184,656.77'));
    expect(ownRebate(valid, 150)).toBe(minor('2,769.85'));
    expect(ownRebate(valid, 150) - total(lines)).toBe(2n);
  });
});

describe('D13: rounding', () => {
  test.each([
    [7n, 2n, 3n],
    [-7n, 2n, -4n],
    [7n, -2n, -4n],
    [-7n, -2n, 3n],
    [-6n, 2n, -3n],
    [0n, 5n, 0n],
  ])('%s by %s is %s, rounded down', (dividend, divisor, quotient) => {
    expect(floorDiv(dividend, divisor)).toBe(quotient);
  });

  test.each([
    [-1n, 1, -1n],
    [-10_000n, 1, -1n],
    [-10_001n, 1, -2n],
    [-123n, 0, 0n],
    [9_999n, 1, 0n],
  ])('valid bets of %s at %i give %s, also below zero', (valid, rate, amount) => {
    expect(ownRebate(valid, rate)).toBe(amount);
    expect(commissionOf(valid, 100 + rate, 100)).toBe(amount);
  });
});

const treeOf = fc
  .array(
    fc.record({
      upline: fc.nat(),
      share: fc.nat({ max: 100 }),
      valid: fc.bigInt({ min: -(10n ** 9n), max: 10n ** 12n }),
    }),
    { minLength: 1, maxLength: 200 },
  )
  .map((rows) => {
    const tree: Node[] = [];
    for (const [index, { upline, share, valid }] of rows.entries()) {
      const parent = tree[index === 0 ? 0 : upline % index];
      const most = parent?.rate ?? 150;
      const rate = Math.trunc((most * share) / 100);
      tree.push({ name: `${index}`, upline: parent?.name ?? null, rate, valid });
    }
    return tree;
  });

test('D13: a tree never costs more than its top rate, and rounding keeps less than 0.01 a part', () => {
  fc.assert(
    fc.property(treeOf, (tree) => {
      const lines = rebatesOf(tree);
      const top = tree[0]?.rate ?? 0;
      const exact = tree.reduce((sum, { valid }) => sum + valid, 0n) * BigInt(top);
      const kept = exact - total(lines) * 10_000n;
      expect(kept).toBeGreaterThanOrEqual(0n);
      expect(kept).toBeLessThan(BigInt(lines.length) * 10_000n);
    }),
  );
});

describe('D13: the bounds of a rate', () => {
  test.each([
    [100, 0, 100],
    [100, 10, 90],
    [5, 10, 0],
  ])('below an upline of %i with a gap of %i it is at most %i', (upline, gap, ceiling) => {
    expect(rateCeiling(upline, gap)).toBe(ceiling);
  });

  test.each([
    [[], 5, 0],
    [[0, 0], 5, 0],
    [[30, 50, 0], 0, 50],
    [[30, 50, 0], 5, 55],
  ])('who has given %j on with a gap of %i keeps at least %i', (rates, gap, floor) => {
    expect(rateFloor(rates, gap)).toBe(floor);
  });

  const bounds = { step: 5, floor: 30, ceiling: 60 };
  test.each([
    [60, null],
    [30, null],
    [65, 'agent.rebate.range'],
    [42, 'agent.rebate.range'],
    [-5, 'agent.rebate.range'],
    [25, 'agent.rebate.below'],
    [0, 'agent.rebate.below'],
  ])('%i between 30 and 60 in steps of 5: %s', (rate, problem) => {
    expect(rateProblem(rate, bounds)).toBe(problem);
  });

  test('a bound off the step allows what is below it', () => {
    expect([rateOnStep(62, 5), rateOnStep(60, 5), rateOnStep(4, 5)]).toEqual([60, 60, 0]);
  });
});

describe('D13: the text of a rate', () => {
  test.each([
    ['1.20', 120],
    ['1.2', 120],
    ['0.05', 5],
    ['0', 0],
    ['15', 1500],
    ['100.00', 10_000],
  ])('%s is %i hundredths of a percent', (text, rate) => {
    expect(parseRate(text)).toBe(rate);
  });

  test.each([
    '',
    '.5',
    '1.',
    '1.205',
    '-1',
    '+1',
    '1e1',
    '100.01',
    '1000',
    ' 1',
    '1,2',
    '1\n',
    '１',
  ])('%j is no rate', (text) => {
    expect(parseRate(text)).toBeNull();
  });

  test('is always written with two decimals, and read back', () => {
    expect([0, 5, 80, 120, 10_000].map(formatRate)).toEqual([
      '0.00',
      '0.05',
      '0.80',
      '1.20',
      '100.00',
    ]);
    const every = Array.from({ length: 10_001 }, (_, rate) => rate);
    expect(every.map((rate) => parseRate(formatRate(rate)))).toEqual(every);
  });
});
