import { expect, test } from 'vitest';
import { chooseTests } from './check.mjs';

const rule = 'packages/domain/wallet/fee.ts';
const ruleTest = 'packages/domain/wallet/fee.test.ts';
const store = 'apps/server/src/modules/payments/card/card.store.ts';
const storeTest = 'apps/server/src/modules/payments/card/add-card.test.ts';
const importers = new Map([
  [rule, new Set([ruleTest, store])],
  [store, new Set([storeTest])],
  ['tests/payer.ts', new Set(['tests/pay.test.ts', 'tests/kill.system.test.ts'])],
]);
const choose = (changed, seconds = {}) => chooseTests({ changed, importers, seconds });

test('a change takes the tests nearest to it while they fit into a minute', () => {
  expect(choose([rule])).toEqual({ tests: [ruleTest, storeTest], browserTests: [], left: [] });
  expect(choose([rule], { [storeTest]: 11.8 }).left).toEqual([storeTest]);
});

test('a changed test runs however long it takes', () => {
  const changed = ['tests/pay.test.ts', 'packages/domain/slow.test.ts'];
  const seconds = Object.fromEntries(changed.map((file) => [file, 500]));
  const { tests, browserTests } = choose(changed, seconds);
  expect([...browserTests, ...tests]).toEqual(changed);
});

test('a changed fixture takes the browser tests that use it and leaves tests of the system', () => {
  const { browserTests, left } = choose(['tests/payer.ts']);
  expect(browserTests).toEqual(['tests/pay.test.ts']);
  expect(left).toEqual(['tests/kill.system.test.ts']);
});
