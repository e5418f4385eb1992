import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { commandOf, root, run } from '../run.mjs';

const floating = [
  'parseFloat(text)',
  'Number(text)',
  'Number.parseFloat(text)',
  'Math.round(amount)',
  'amount.toFixed(2)',
  'amount * 0.5',
  'amount * 1e2',
  '+text',
].map((expression, index) => `export const value${index} = ${expression};\n`);
const unfinished = ['TO', 'DO'].join('');

/**
 * Files with a fault that the linter must find, each with its rule, and files without one.
 * @type {Record<string, [source: string, rule?: string]>}
 */
const planted = {
  'packages/domain/long.ts': [
    `export const one = 1;\n${'// so\n'.repeat(400)}`,
    'eslint(max-lines)',
  ],
  'packages/domain/some_file.ts': ['export const one = 1;', 'unicorn(filename-case)'],
  'packages/domain/later.ts': [
    `export const one = 1; // Later, ${unfinished}: all`,
    'eslint(no-warning-comments)',
  ],
  'packages/domain/a.ts': ["import type { B } from './b.ts';", 'import(no-cycle)'],
  'packages/domain/b.ts': ["import type { A } from './a.ts';", 'import(no-cycle)'],
  'packages/domain/wallet/fee.ts': [floating.join(''), 'money(no-floating-point)'],
  'packages/domain/wallet/half.ts': ['export const half = (all: bigint) => all / 2n;'],
  'packages/domain/wallet/fee.test.ts': [floating[0]],
  'packages/contract/player/payments/deposits.ts': [floating[0], 'money(no-floating-point)'],
  'packages/ui/Meter.ts': [floating[3]],
  ...Object.fromEntries(
    [
      'modules/transfers/ask-provider',
      'modules/games/vendor-wallet/play-round',
      'modules/wallet/ledger/fee',
      'adapters/transfer-wallets/signed-calls/wallets',
    ].map((file) => [
      `apps/server/src/${file}.ts`,
      ['const { round } = Math;', 'money(no-floating-point)'],
    ]),
  ),
  'apps/web/src/features/wallet/money-format.ts': [floating[1], 'money(no-floating-point)'],
  'tests/web/one.test.ts': ['page.waitForTimeout(100);', 'test-waits(no-sleep)'],
};

let folder;
/** @type {{ code: string, filename: string }[]} */
let found = [];

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'lint-'));
  const config = readFileSync(path.join(root, '.oxlintrc.json'), 'utf8');
  // A planted file belongs to no project of the compiler.
  const plain = config.replace('"typeAware": true', '"typeAware": false');
  writeFileSync(path.join(folder, '.oxlintrc.json'), plain);
  cpSync(path.join(root, 'tools/lint'), path.join(folder, 'tools/lint'), { recursive: true });
  for (const [file, [source]] of Object.entries(planted)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), source);
  }
  const { output } = await run(commandOf('oxlint'), ['--format=json'], { cwd: folder });
  found = JSON.parse(output).diagnostics;
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each(Object.entries(planted))('the linter judges %s', (file, [, rule]) => {
  const judged = /^(?:eslint\((?:max-lines|no-warning)|unicorn|import|money|test-waits)/;
  const rules = found.filter(({ filename }) => filename === file).map(({ code }) => code);
  expect([...new Set(rules.filter((one) => judged.test(one)))]).toEqual(
    rule === undefined ? [] : [rule],
  );
});

test('every use of floating point is found', () => {
  const file = 'packages/domain/wallet/fee.ts';
  expect(found.filter(({ filename }) => filename === file)).toHaveLength(floating.length);
});
