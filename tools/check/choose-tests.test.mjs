import { expect, test } from 'vitest';
import { chooseTests } from './choose-tests.mjs';

const rule = 'packages/domain/wallet/fee.ts';
const store = 'apps/server/src/modules/payments/card/card.store.ts';
const importers = new Map([
  [rule, new Set(['packages/domain/wallet/fee.test.ts', store])],
  [store, new Set(['apps/server/src/modules/payments/card/add-card.test.ts'])],
  [
    'tests/support/payer.ts',
    new Set(['tests/web/pay.test.ts', 'tests/server/faults/kill.system.test.ts']),
  ],
]);
const screen = 'apps/web/src/features/wallet/FeeScreen.tsx';
const part = 'apps/web/src/features/wallet/fee/FeeTable.tsx';
importers.set(part, new Set([screen]));
const screens = [
  {
    file: 'apps/web/src/features/home/HomeScreen.tsx',
    browserTests: ['tests/web/home.test.ts'],
  },
  { file: screen, browserTests: ['tests/web/fees.test.ts', 'tests/web/pay.test.ts'] },
];
const choose = (changed, more = {}) =>
  chooseTests({ changed, importers, screens, seconds: {}, ...more });

test('a change takes the tests beside it first, then those farther away', () => {
  expect(choose([rule]).tests).toEqual({
    taken: [
      'packages/domain/wallet/fee.test.ts',
      'apps/server/src/modules/payments/card/add-card.test.ts',
    ],
    left: [],
  });
});

test('tests that do not fit into the minute are left', () => {
  const seconds = { 'apps/server/src/modules/payments/card/add-card.test.ts': 11.8 };
  const { taken, left } = choose([rule], { seconds }).tests;
  expect(left).toEqual(['apps/server/src/modules/payments/card/add-card.test.ts']);
  expect(taken[0]).toBe('packages/domain/wallet/fee.test.ts');
});

test('a changed test runs however long it takes', () => {
  const changed = ['tests/web/pay.test.ts', 'packages/domain/slow.test.ts'];
  const seconds = Object.fromEntries(changed.map((file) => [file, 500]));
  const { tests, browserTests } = choose(changed, { seconds });
  expect([...browserTests.taken, ...tests.taken]).toEqual(changed);
});

test('a change on a screen takes the browser tests that open it', () => {
  const browserTests = ['tests/web/fees.test.ts', 'tests/web/pay.test.ts'];
  expect(choose([screen]).browserTests.taken).toEqual(browserTests);
  expect(choose([part]).browserTests.taken).toEqual(browserTests);
  expect(choose(['apps/web/src/kit/far-away.ts']).browserTests.taken).toEqual([]);
});

test('a changed fixture takes the browser tests that use it and lists system tests', () => {
  const { browserTests, system } = choose(['tests/support/payer.ts']);
  expect(browserTests.taken).toEqual(['tests/web/pay.test.ts']);
  expect(system).toEqual(['tests/server/faults/kill.system.test.ts']);
});
