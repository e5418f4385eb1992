import { expect, test } from 'vitest';
import { areMet, conditionProgress, type ConditionFacts } from './reward-condition.ts';

const facts: ConditionFacts = { provedContact: false, deposits: 700_00n, validBets: 90_00n };

test.each([
  [199_99n, false, 199_99n],
  [200_00n, true, 200_00n],
  [200_01n, true, 200_00n],
])('§7: deposits of %s against a target of 200.00', (since, done, actual) => {
  const condition = { kind: 'deposits', target: 200_00n, since: 500_00n } as const;
  const deposits = 500_00n + since;
  expect(conditionProgress(condition, { ...facts, deposits })).toEqual({
    kind: 'deposits',
    done,
    actual,
    target: 200_00n,
  });
});

test('§7: valid bets that came back never show less than nothing', () => {
  const condition = { kind: 'validBets', target: 50_00n, since: 100_00n } as const;
  expect(conditionProgress(condition, facts)).toMatchObject({ done: false, actual: 0n });
});

test('§7: a reward is open once every condition is met', () => {
  const conditions = [
    { kind: 'provedContact', target: 0n, since: 0n },
    { kind: 'deposits', target: 200_00n, since: 500_00n },
  ] as const;
  expect(areMet(conditions, facts)).toBe(false);
  expect(areMet(conditions, { ...facts, provedContact: true })).toBe(true);
  expect(areMet([], facts)).toBe(true);
});
