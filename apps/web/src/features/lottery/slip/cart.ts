import { useSyncExternalStore } from 'react';
import { freshKey } from '#features/wallet/request-intent.ts';
import type { NewLine } from './line.ts';
import { lotteryKeys } from './tab-keys.ts';
import { tabStore } from './tab-store.ts';

export type CartLine = NewLine & Readonly<{ key: string }>;

/** Lines of one lottery in one prize mode that wait to be bet on. */
export type Cart = Readonly<{
  gameCode: string;
  prizeModeId: number;
  lines: readonly CartLine[];
}>;

function isPrice(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { amount, modeId, multiple, series } = value as Record<string, unknown>;
  if (typeof amount === 'string') return true;
  return [modeId, multiple, series].every((one) => Number.isInteger(one));
}

function isLine(value: unknown): value is CartLine {
  if (typeof value !== 'object' || value === null) return false;
  const { key, playId, balls, row, price } = value as Record<string, unknown>;
  return (
    typeof key === 'string' &&
    Number.isInteger(playId) &&
    typeof balls === 'string' &&
    (row === null || Number.isInteger(row)) &&
    isPrice(price)
  );
}

/** Parses what the tab stored; null for nothing, and for what this app did not write. */
function cartOf(stored: string | null): Cart | null {
  try {
    const value = JSON.parse(stored ?? 'null') as Record<string, unknown> | null;
    if (typeof value?.['gameCode'] !== 'string' || !Number.isInteger(value['prizeModeId'])) {
      return null;
    }
    const lines = value['lines'];
    if (!Array.isArray(lines) || lines.length === 0 || !lines.every(isLine)) return null;
    return value as Cart;
  } catch {
    return null;
  }
}

const listeners = new Set<() => void>();
let known: Readonly<{ stored: string | null; cart: Cart | null }> = { stored: null, cart: null };

/** The cart of this tab. */
export function readCart(): Cart | null {
  const stored = tabStore.getItem(lotteryKeys.cart);
  if (stored !== known.stored) known = { stored, cart: cartOf(stored) };
  return known.cart;
}

function writeCart(cart: Cart): void {
  if (cart.lines.length === 0) tabStore.removeItem(lotteryKeys.cart);
  else tabStore.setItem(lotteryKeys.cart, JSON.stringify(cart));
  for (const listener of listeners) listener();
}

export type CartOwner = Pick<Cart, 'gameCode' | 'prizeModeId'>;

export const isCartOf = (cart: Cart | null, owner: CartOwner): cart is Cart =>
  cart?.gameCode === owner.gameCode && cart.prizeModeId === owner.prizeModeId;

/** Adds lines; those of another lottery or prize mode are dropped, which the page asks before. */
export function addToCart({ gameCode, prizeModeId }: CartOwner, lines: readonly NewLine[]): void {
  const cart = readCart();
  const before = isCartOf(cart, { gameCode, prizeModeId }) ? cart.lines : [];
  const added = lines.map((line) => ({ ...line, key: freshKey() }));
  writeCart({ gameCode, prizeModeId, lines: [...before, ...added] });
}

export function removeFromCart(key: string): void {
  const cart = readCart();
  if (cart) writeCart({ ...cart, lines: cart.lines.filter((line) => line.key !== key) });
}

/** Removes lines that were placed; those that were added meanwhile stay. */
export function removePlaced(placed: readonly NewLine[]): void {
  const keys = new Set(placed.flatMap((line) => ('key' in line ? [line.key] : [])));
  const cart = readCart();
  if (cart) writeCart({ ...cart, lines: cart.lines.filter((line) => !keys.has(line.key)) });
}

export function clearCart(): void {
  const cart = readCart();
  if (cart) writeCart({ ...cart, lines: [] });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const nothing = () => null;

/** The cart of this tab, whichever lottery it is of. */
export const useCart = (): Cart | null => useSyncExternalStore(subscribe, readCart, nothing);
