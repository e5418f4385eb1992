import { beforeEach, expect, test, vi } from 'vitest';
import { forgetOwnValues } from '#kit/own-value.ts';
import { addToCart, clearCart, readCart, removeFromCart } from './cart.ts';
import { lotteryKeys } from './tab-keys.ts';

const owner = { gameCode: 'PVSSC1', prizeModeId: 1 };
const lineAt = (multiple: number) => ({
  playId: 21,
  balls: '7_05_58',
  row: null,
  price: { modeId: 1, multiple, series: 1950 } as const,
});

let stored: Map<string, string>;
let isFull: boolean;

beforeEach(() => {
  stored = new Map();
  isFull = false;
  forgetOwnValues();
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    removeItem: (name: string) => stored.delete(name),
    setItem: (name: string, value: string) => {
      if (isFull) throw new DOMException('full', 'QuotaExceededError');
      stored.set(name, value);
    },
  });
});

const multiples = () =>
  readCart()?.lines.map(({ price }) => ('multiple' in price ? price.multiple : 0));

test('lines that the full storage does not take stay as long as the page', () => {
  addToCart(owner, [lineAt(1)]);
  isFull = true;
  addToCart(owner, [lineAt(2), lineAt(3)]);
  expect(multiples()).toEqual([1, 2, 3]);
  removeFromCart(readCart()?.lines[0]?.key ?? '');
  expect(multiples()).toEqual([2, 3]);
  clearCart();
  expect(readCart()).toBeNull();
  expect(stored.size).toBe(0);
});

test('once there is room again the lines are stored', () => {
  isFull = true;
  addToCart(owner, [lineAt(1)]);
  isFull = false;
  addToCart(owner, [lineAt(2)]);
  expect(stored.get(lotteryKeys.cart)).toContain('"multiple":1');
  forgetOwnValues();
  expect(multiples()).toEqual([1, 2]);
});

test('lines that are not stored are gone when the member leaves', () => {
  isFull = true;
  addToCart(owner, [lineAt(1)]);
  forgetOwnValues();
  expect(readCart()).toBeNull();
});
