import { expect, test } from 'vitest';
import { excessOf, fullFolders } from './budgets.mjs';

const silenced = ['// oxlint', 'disable-next-line no-console'].join('-');
const registry = ['registry', 'npmjs', 'org'].join('.');
const long = 'a guest is shown '.repeat(6);

test.each([
  ['a line of 101 characters', 'a.css', `.a { color: ${'r'.repeat(88)}; }`, '100 characters'],
  ['a style sheet of 401 lines', 'a.css', '.a {}\n'.repeat(401), '401 lines'],
  ['a decision of 61 lines', 'docs/decisions/0001-ledger.md', 'so\n'.repeat(61), '61 lines'],
  ['a file called utils', 'apps/web/src/kit/utils.ts', '', 'name'],
  ['a folder called helpers', 'apps/web/src/helpers/x.ts', '', 'name'],
  ['a barrel', 'apps/web/src/kit/index.ts', '', 'name'],
  ['a file called types', 'packages/domain/types.ts', '', 'name'],
  ['an address of a registry', 'docs/a.md', `from https://${registry}/x`, 'registry'],
  ['a lock file that names one', 'package-lock.json', '"resolved": "https://x/y"', 'registry'],
  ['a query', 'apps/server/src/modules/x/y.ts', "db.selectFrom('member')", 'queries'],
  ['SQL', 'apps/server/src/modules/x/y.ts', 'sql<{ id: bigint }>`select 1`', 'queries'],
  ['a disabled rule without a reason', 'a.ts', silenced, 'says why'],
  ['a reason of one word', 'a.ts', '// eslint-disable-line no-console -- because', 'says why'],
  ['a title without its paragraphs', 'tests/a.test.ts', `test('${long}', () => {});`, '100'],
  ...['real', 'double precision', 'float8', 'money'].map((type) => [
    `a column of type ${type}`,
    'apps/server/migrations/0099-fees.sql',
    `alter table fee add column share ${type};`,
    'every amount',
  ]),
])('refuses %s', (_, file, source, sentence) => {
  expect(excessOf(file, source)).toEqual([expect.stringContaining(sentence)]);
});

test.each([
  ['a store', 'apps/server/src/modules/x/y.store.ts', "db.insertInto('member')"],
  ['a test', 'apps/server/src/modules/x/y.test.ts', "db.insertInto('member')"],
  ['a harness', 'apps/server/src/modules/x/testing/y.ts', "db.insertInto('member')"],
  ['a disabled rule with its reason', 'a.ts', `${silenced} -- the ready line is printed`],
  ['a text that cannot be broken', 'packages/messages/web.ts', `  hello: '${long}',`],
  ['a title with its paragraphs', 'tests/a.test.ts', `test('§2 Header, D16: ${long}', () => {});`],
  ['a title with its decision', 'tests/a.test.ts', `test('D19: ${long}', () => {});`],
  ['a comment on a type', 'apps/server/migrations/0099-fees.sql', '-- no money\nselect 1;'],
])('accepts %s', (_, file, source) => {
  expect(excessOf(file, source)).toEqual([]);
});

test('refuses 26 files in one folder, unless they are numbered', () => {
  const files = (folder) => Array.from({ length: 26 }, (_, index) => `${folder}/${index}.sql`);
  expect(fullFolders(files('apps/web/src/kit'))).toEqual([
    'apps/web/src/kit: 26 files in one folder, at most 25',
  ]);
  expect(fullFolders(files('apps/web/src/kit').slice(1))).toEqual([]);
  expect(fullFolders(files('apps/server/migrations'))).toEqual([]);
});
