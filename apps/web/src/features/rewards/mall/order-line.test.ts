import { expect, test } from 'vitest';
import type { MallOrderState } from '@pavilion/domain/reward/mall-order';
import type { MallKind } from './mall.queries.ts';
import { lineOf } from './order-line.ts';

const at = '2026-11-02T08:00:00.000Z';
type Row = readonly [MallKind, readonly MallOrderState[], readonly string[]];

const rows: readonly Row[] = [
  ['bonus', ['done'], ['done: done']],
  ['voucher', ['ordered'], ['ordered: current', 'delivered: ahead']],
  ['voucher', ['ordered', 'delivered'], ['ordered: done', 'delivered: done']],
  ['voucher', ['ordered', 'refused'], ['ordered: done', 'refused: failed']],
  [
    'goods',
    ['ordered'],
    ['ordered: current', 'approved: ahead', 'sent: ahead', 'delivered: ahead'],
  ],
  [
    'goods',
    ['ordered', 'approved', 'sent'],
    ['ordered: done', 'approved: done', 'sent: current', 'delivered: ahead'],
  ],
  ['goods', ['ordered', 'cancelled'], ['ordered: done', 'cancelled: failed']],
  [
    'goods',
    ['ordered', 'approved', 'sent', 'returned'],
    ['ordered: done', 'approved: done', 'sent: done', 'returned: failed'],
  ],
];

test.each(rows)('§7: the line of an order of kind %s that was %s', (kind, states, expected) => {
  const state = states.at(-1) ?? 'ordered';
  const steps = states.map((one) => ({ state: one, at }));
  const line = lineOf({ kind, state, steps, orderedAt: at });
  expect(line.map((step) => `${step.state}: ${step.look}`)).toEqual(expected);
  expect(line.filter((step) => step.at !== null)).toHaveLength(states.length);
});
