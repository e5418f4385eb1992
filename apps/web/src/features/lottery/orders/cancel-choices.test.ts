import { expect, test } from 'vitest';
import { orderStatusOf } from '@pavilion/domain/lottery/state/sub-order-state';
import { cancelChoices, stakesOf } from './cancel-choices.ts';
import type { OrderDraw } from './orders.queries.ts';

const draw = (id: string, bettingSumAmount: string, cancellable = true): OrderDraw => ({
  orderDetailId: id,
  chasingOrder: 1,
  numero: id,
  drawsAt: '2026-11-24T04:11:00.000Z',
  multiple: 1,
  stakes: bettingSumAmount,
  bettingSumAmount,
  possibleWin: '0.00',
  winningAmount: '0.00',
  rebateAmount: '0.00',
  orderStatus: orderStatusOf.placed,
  winningNumber: null,
  corrected: false,
  cancellable,
  reason: null,
});

test('choices are the last draw, the last two and so on, with their stakes', () => {
  const draws = [
    draw('a', '1.10', false),
    draw('b', '0.10'),
    draw('c', '0.20'),
    draw('d', '16.00'),
  ];
  const choices = cancelChoices(draws, 2).map((choice) => ({
    ids: choice.draws.map(({ orderDetailId }) => orderDetailId),
    amount: choice.amount,
  }));
  expect(choices).toEqual([
    { ids: ['d'], amount: '16.00' },
    { ids: ['c', 'd'], amount: '16.20' },
    { ids: ['b', 'c', 'd'], amount: '16.30' },
  ]);
});

test('where nothing can be cancelled there is no choice', () => {
  expect(cancelChoices([draw('a', '8.00', false)], 2)).toEqual([]);
});

test('stakes are added without a loss, in a currency of any decimals', () => {
  expect(stakesOf([draw('a', '0.1'), draw('b', '0.2')], 2)).toBe('0.30');
  expect(stakesOf([draw('a', '900000000000'), draw('b', '1')], 0)).toBe('900000000001');
});
