import { expect, test } from 'vitest';
import { terms, tierOf, workedOut } from '../../contract-answers.fixture.ts';
import { hasTeamWon, missingToNext, workedLines } from './worked-lines.ts';

const { dailySalary, hourlySalary, dividend } = terms;

const saidOf = (lines: ReturnType<typeof workedLines>) =>
  lines.map((line) => [line.of, Object.values<unknown>(line)[1]]);

test('a salary goes from valid bets to the rate; other figures only where they count', () => {
  expect(saidOf(workedLines('dailySalary', dailySalary, workedOut.dailySalary))).toEqual([
    ['validBetAmount', '174456.78'],
    ['activeMembers', 3],
    ['tier', 2],
    ['rate', '0.50'],
  ]);
  const plain = {
    ...dailySalary,
    tiers: [tierOf({ validBetAmount: '1.00' })],
    unit: '10000.00',
    cap: '400.00',
    onlyWhenTeamLost: true,
  };
  const worked = { ...workedOut.dailySalary, tier: 1, base: '170000.00' };
  expect(saidOf(workedLines('dailySalary', plain, worked))).toEqual([
    ['validBetAmount', '174456.78'],
    ['betAmount', '180000.00'],
    ['winAmount', '171000.00'],
    ['tier', 1],
    ['rate', '0.30'],
    ['base', '170000.00'],
    ['cap', '400.00'],
  ]);
  expect(saidOf(workedLines('hourlySalary', hourlySalary, workedOut.hourlySalary))).toEqual([
    ['validBetAmount', '45000.00'],
    ['lostBetAmount', '20000.00'],
    ['tier', 2],
    ['rate', '0.30'],
    ['lostRate', '0.50'],
    ['cap', '100.00'],
  ]);
});

test('a dividend goes from bets to the result, with what is taken off and carried', () => {
  const worked = { ...workedOut.dividend, cost: '500.00', tier: null };
  const some = { ...dividend, deducts: ['rebate' as const], costRate: '2.00' };
  const minus = (amount: string) => `-${amount}000000`;
  expect(saidOf(workedLines('dividend', some, worked))).toEqual([
    ['betAmount', '2000000.00'],
    ['winAmount', minus('1850000.00')],
    ['rebate', minus('11000.00')],
    ['cost', minus('500.00')],
    ['result', '120000.00'],
    ['carried', minus('20000.00')],
    ['base', '100000.00'],
    ['activeMembers', 12],
    ['tier', null],
  ]);
  const uncarried = { ...worked, base: '120000.00' };
  const of = workedLines('dividend', some, uncarried).map((line) => line.of);
  expect(of).not.toContain('carried');
  expect(of).not.toContain('base');
});

test('without terms every figure is said that is not zero', () => {
  const minus = (amount: string) => `-${amount}000000`;
  expect(saidOf(workedLines('dividend', null, workedOut.dividend))).toEqual([
    ['betAmount', '2000000.00'],
    ['winAmount', minus('1850000.00')],
    ['promotion', minus('9000.00')],
    ['rebate', minus('11000.00')],
    ['salary', minus('10000.00')],
    ['result', '120000.00'],
    ['carried', '-20000.00'],
    ['base', '100000.00'],
    ['validBetAmount', '1900000.00'],
    ['activeMembers', 12],
    ['tier', 2],
  ]);
  const of = workedLines('hourlySalary', null, workedOut.hourlySalary).map((line) => line.of);
  expect(of).toEqual([
    'betAmount',
    'winAmount',
    'validBetAmount',
    'activeMembers',
    'lostBetAmount',
    'tier',
  ]);
});

test('the next tier needs what its thresholds are above the figures', () => {
  const none = { ...workedOut.dailySalary, validBetAmount: '-5.00', activeMembers: 4, tier: null };
  expect(missingToNext('dailySalary', dailySalary, none)).toEqual({
    tier: 1,
    rate: '0.30',
    validBetAmount: '10005.00000000',
    activeMembers: null,
    result: null,
  });
  expect(missingToNext('dividend', dividend, workedOut.dividend)).toEqual({
    tier: 3,
    rate: '25.00',
    validBetAmount: null,
    activeMembers: 8,
    result: '200000.00000000',
  });
  const top = { ...workedOut.dailySalary, tier: 3 };
  expect(missingToNext('dailySalary', dailySalary, top)).toBeNull();
});

test('a team that has not lost is paid nothing where the terms say so', () => {
  const level = { ...workedOut.dailySalary, betAmount: '5.00', winAmount: '5' };
  expect(hasTeamWon({ ...dailySalary, onlyWhenTeamLost: true }, level)).toBe(true);
  expect(hasTeamWon(dailySalary, level)).toBe(false);
  expect(hasTeamWon({ ...dailySalary, onlyWhenTeamLost: true }, workedOut.dailySalary)).toBe(false);
});
