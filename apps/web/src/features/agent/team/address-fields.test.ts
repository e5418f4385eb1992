import { expect, it } from 'vitest';
import {
  accountField,
  amountField,
  dayField,
  oneOf,
  queryOf,
  readFields,
} from './address-fields.ts';

const readers = {
  account: accountField,
  day: dayField,
  amount: amountField,
  order: oneOf('desc', 'asc'),
};
const usual = { account: '', day: '', amount: '', order: 'desc' } as const;

it('reads the fields of an address', () => {
  const search = '?account=ana&day=2026-11-02&amount=10.50&order=asc&other=1';
  expect(readFields(readers, search)).toEqual({
    account: 'ana',
    day: '2026-11-02',
    amount: '10.50',
    order: 'asc',
  });
});

it('takes the usual values for what is missing or cannot be', () => {
  expect(readFields(readers, '')).toEqual(usual);
  const search = `?account=${'a'.repeat(33)}&day=2026-13-02&amount=-1&order=up`;
  expect(readFields(readers, search)).toEqual(usual);
});

it('leaves usual values out of an address', () => {
  expect(queryOf(readers, { ...usual, account: 'ana' })).toEqual({ account: 'ana' });
});
