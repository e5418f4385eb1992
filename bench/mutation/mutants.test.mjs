import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { faultsOf, summaryOf } from './judge.mjs';
import { mutantsOf, plantAll } from './mutants.mjs';
import { isFor, plantedScope } from './scope.mjs';
import { sqlChanges } from './sql-changes.mjs';

function changesOf(source) {
  const mutants = mutantsOf('fee.ts', source);
  return mutants.map(({ start, end, other }) => [source.slice(start, end), other]);
}

test.each([
  ['a boundary', 'one < other;', ['one < other', 'one <= other']],
  ['an operator', 'one - other;', ['one - other', 'one + other']],
  ['a condition', 'if (open) close();', ['open', 'false']],
  ['a statement', 'close();', ['close();', '']],
  ['an amount', 'const fee = 10_000n;', ['10_000n', '10001n']],
  ['a word', "const state = 'paid';", ["'paid'", "''"]],
  ['a pattern', 'const digits = /^\\d+$/;', ['/^\\d+$/', '/\\d+$/']],
  ['a sign', 'const debt = -amount;', ['-amount', 'amount']],
  ['a body', 'function pay() { return 1; }', ['{ return 1; }', '']],
  ['a query', 'sql`where one <> other`;', ['sql`where one <> other`', 'sql`where one = other`']],
])('plants a fault in %s', (_, source, change) => {
  expect(changesOf(source)).toContainEqual(change);
});

test('plants none in types, imports and names', () => {
  const source =
    "import { fee } from '../../packages/domain/wallet/fee.ts';\ntype State = 'paid' | 'open';\nfee satisfies 1;\n";
  expect(changesOf(source)).toEqual([['fee satisfies 1;', '']]);
});

test('a fault is inactive until its number is chosen', () => {
  const source = 'result = left < 3n ? left * 2n : -left;';
  const mutants = mutantsOf('fee.ts', source);
  const planted = plantAll(source, mutants, 7);
  const resultOf = (awake, left) =>
    runInNewContext(`let result; ${planted} result`, {
      left,
      planted: (number) => number === awake,
    });
  expect([resultOf(0, 2n), resultOf(0, 3n)]).toEqual([4n, -3n]);
  const results = mutants.map((_, index) => [resultOf(7 + index, 2n), resultOf(7 + index, 3n)]);
  expect(results).toContainEqual([4n, 6n]);
  expect(results).toContainEqual([4n, 3n]);
  expect(results).toContainEqual([undefined, undefined]);
  for (const result of results.slice(0, 2)) expect(result).not.toEqual([4n, -3n]);
});

test('faults of a query leave the values in it unchanged', () => {
  expect(sqlChanges('sql`where id between 1 and 2 and open`')).toEqual([
    'sql`where id between 1 and 2 or open`',
  ]);
  expect(sqlChanges(['sql`where ', '{one < other} >= 2`'].join('$'))).toEqual([]);
});

test('the summary lists the faults that no test found, and whether they are few enough', () => {
  const source = 'one < other;';
  const mutants = mutantsOf('fee.ts', source);
  const faults = faultsOf([{ file: 'fee.ts', source, mutants, first: 1 }]);
  const judged = summaryOf(faults, faults.slice(1, 2), 70);
  expect(faults).toHaveLength(3);
  expect(judged.enough).toBe(false);
  expect(judged.lines.at(-2)).toMatch(/^alive fee\.ts:1 {2}one < other -> one <= other$/);
  expect(judged.lines.at(-1)).toBe('Mutation score: 66.6 % (2 of 3 faults found)');
  expect(summaryOf(faults, [], 100).enough).toBe(true);
});

test('the wallet with all faults planted still parses', () => {
  const { files, tests } = plantedScope();
  const names = files.map(({ file }) => file);
  expect(names).toContain('packages/domain/wallet/money.ts');
  expect(names).toContain('apps/server/src/modules/wallet/ledger/apply-operations.ts');
  for (const { file, mutants, planted } of files) {
    expect([file, mutantsOf(file, planted).length >= mutants.length]).toEqual([file, true]);
    expect([file, tests.some((one) => isFor(one, file))]).toEqual([file, true]);
  }
});
