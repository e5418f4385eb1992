import { expect, test } from 'vitest';
import { grownExceptions, judgeExcess } from './budgets/exceptions.mjs';
import { excessOf } from './budgets/excess.mjs';

const lines = (count) => 'const one = 1;\n'.repeat(count);
const unfinished = ['TO', 'DO'].join('');
const silenced = ['// oxlint', 'disable-next-line no-console'].join('-');
const registry = ['registry', 'npmjs', 'org'].join('.');

test('a file within its budgets has no excess', () => {
  expect(excessOf('packages/domain/limits.ts', lines(400))).toEqual([]);
});

test.each([
  ['a file of 401 lines', 'packages/domain/limits.ts', lines(401), 'file-lines'],
  ['a line of 101 characters', 'a.css', `.a { color: ${'r'.repeat(88)}; }\n`, 'line-length'],
  ['a decision of 61 lines', 'docs/decisions/0001-ledger.md', 'so\n'.repeat(61), 'decision-lines'],
  ['a file called utils', 'apps/web/src/kit/utils.ts', '', 'name'],
  ['a folder called helpers', 'apps/web/src/helpers/x.ts', '', 'name'],
  ['a barrel', 'apps/web/src/kit/index.ts', '', 'name'],
  ['a file called types', 'packages/domain/types.ts', '', 'name'],
  ['unfinished business', 'README.md', `${unfinished}: later`, 'words'],
  ['an address of a registry', 'docs/a.md', `from https://${registry}/x`, 'words'],
  ['a lock file that names a registry', 'package-lock.json', '"resolved": "https://x/y"', 'words'],
  ['a query', 'apps/server/src/modules/x/y.ts', "db.selectFrom('member')", 'query'],
  ['SQL', 'apps/server/src/modules/x/y.ts', 'sql<{ id: bigint }>`select 1`', 'query'],
  ['a disabled rule without a reason', 'a.ts', silenced, 'disable'],
  ['a reason of one word', 'a.ts', '// eslint-disable-line no-console -- because', 'disable'],
])('refuses %s', (_, file, source, rule) => {
  expect(excessOf(file, source).map((found) => found.rule)).toEqual([rule]);
});

test.each(['y.store.ts', 'y.test.ts', 'testing/y.ts'])('%s may hold queries', (name) => {
  expect(excessOf(`apps/server/src/modules/x/${name}`, "db.insertInto('member')")).toEqual([]);
});

test('a disabled rule with its reason is accepted', () => {
  const source = `${silenced} -- the ready line goes to the terminal\n`;
  expect(excessOf('a.ts', source)).toEqual([]);
});

test('a text that the formatter cannot break may be longer than a line', () => {
  expect(excessOf('packages/messages/web.ts', `  greeting: '${'so long '.repeat(20)}',\n`)).toEqual(
    [],
  );
});

test('only a title that begins with its paragraphs may be longer than a line', () => {
  const rulesOf = (title) =>
    excessOf('tests/a.test.ts', `test('${title}', () => {});\n`).map(({ rule }) => rule);
  const sentence = 'a guest is shown '.repeat(6);
  expect(rulesOf(`§2 Header, D16: ${sentence}`)).toEqual([]);
  expect(rulesOf(`D19: ${sentence}`)).toEqual([]);
  expect(rulesOf(sentence)).toEqual(['line-length']);
});

test.each([
  'parseFloat(text)',
  'Number(text)',
  'Number.parseFloat(text)',
  'Math.round(amount)',
  'amount.toFixed(2)',
  'amount * 0.5',
  'amount * 1e2',
  '+text',
])('refuses %s where money is computed', (expression) => {
  const source = `export const value = ${expression};\n`;
  expect(excessOf('packages/domain/wallet/money.ts', source).map(({ rule }) => rule)).toEqual([
    'money',
  ]);
  for (const module of ['payments', 'wallet/ledger', 'bonus/grant']) {
    expect(excessOf(`apps/server/src/modules/${module}/fee.ts`, source)).toHaveLength(1);
  }
  for (const place of [
    'apps/server/src/modules/transfers/ask-provider.ts',
    'apps/server/src/modules/games/vendor-wallet/play-round.ts',
    'apps/server/src/adapters/transfer-wallets/signed-calls/wallets.ts',
    'apps/web/src/features/wallet/money-format.ts',
    'packages/contract/player/payments/deposits.ts',
  ]) {
    expect([place, excessOf(place, source).length]).toEqual([place, 1]);
  }
  expect(excessOf('packages/ui/values/Meter.tsx', source)).toEqual([]);
});

test.each(['real', 'double precision', 'float8', 'money'])(
  'refuses a column of type %s in a migration',
  (type) => {
    const file = 'apps/server/migrations/0099-fees.sql';
    expect(excessOf(file, `alter table fee add column share ${type};\n`)).toHaveLength(1);
    expect(excessOf(file, `-- no ${type}\nalter table fee add share bigint;\n`)).toEqual([]);
  },
);

test('refuses arithmetic that is destructured from its object', () => {
  const source = 'const { round } = Math;\n';
  expect(excessOf('packages/domain/wallet/fee.ts', source)).toHaveLength(1);
});

test('whole minor units are accepted where money is computed', () => {
  const source = '/** Half is 0.5. */\nexport const half = (minor: bigint) => minor / 2n - 100n;\n';
  expect(excessOf('packages/domain/wallet/money.ts', source)).toEqual([]);
});

const tall = { file: 'a.ts', rule: 'file-lines', line: 301, amount: 320, sentence: '320 lines' };
const exception = { file: 'a.ts', rule: 'file-lines', amount: 320, why: 'a table' };

test('an exception covers exactly what it names', () => {
  expect(judgeExcess([tall], [exception])).toEqual([]);
  expect(judgeExcess([{ ...tall, amount: 321 }], [exception])).toEqual(['a.ts:301 320 lines']);
  expect(judgeExcess([{ ...tall, file: 'b.ts' }], [exception])).toHaveLength(2);
});

test('an exception that is too large or not needed is refused', () => {
  expect(judgeExcess([{ ...tall, amount: 310 }], [exception])[0]).toContain('can shrink');
  expect(judgeExcess([], [exception])[0]).toContain('not needed any more');
  expect(judgeExcess([tall], [{ ...exception, why: '' }])[0]).toContain('does not say why');
});

test('the list of exceptions may only shrink', () => {
  expect(grownExceptions([exception], [exception])).toEqual([]);
  expect(grownExceptions([], [exception])).toEqual([]);
  expect(grownExceptions([{ ...exception, amount: 321 }], [exception])).toHaveLength(1);
  expect(grownExceptions([exception], [])).toHaveLength(1);
});
