import { useLocation } from 'wouter';
import { textNow } from '#kit/text.ts';
import type { PrizeMode } from '@pavilion/domain/lottery/order/prize-mode';
import { paths } from '@pavilion/screens/paths';
import { askConfirm } from '@pavilion/ui/overlays/ask-confirm.ts';
import { addressOfMode } from '../room/mode.ts';
import { clearCart, isCartOf, readCart, type CartOwner } from '../slip/cart.ts';

/** Asks before the cart of another lottery or prize mode is dropped; true where there is none. */
export async function mayDropCart(owner: CartOwner): Promise<boolean> {
  const cart = readCart();
  if (cart === null || isCartOf(cart, owner)) return true;
  return askConfirm({
    title: textNow('lottery.drop'),
    text: textNow('lottery.drop.text'),
    confirmLabel: textNow('lottery.drop.yes'),
    cancelLabel: textNow('lottery.drop.no'),
  });
}

export type BettingAt = Readonly<{ gameCode: string; mode: PrizeMode }>;

export const bettingPath = ({ gameCode, mode }: BettingAt): string =>
  paths.lottery({ gameCode, ...addressOfMode(mode) });

/**
 * Returns a function that leads to the betting page of a lottery in a mode, and asks before it
 * where the cart is of another one; false where the person stays.
 */
export function useLeave(): (to: BettingAt, options?: { replace: boolean }) => Promise<boolean> {
  const [, navigate] = useLocation();
  return async (to, options) => {
    const owner = { gameCode: to.gameCode, prizeModeId: to.mode.prizeModeId };
    if (!(await mayDropCart(owner))) return false;
    if (!isCartOf(readCart(), owner)) clearCart();
    navigate(bettingPath(to), options);
    return true;
  };
}
