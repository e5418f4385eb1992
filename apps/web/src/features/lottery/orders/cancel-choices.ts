import { formatAmount, parseAmount } from '@pavilion/domain/wallet/money';
import type { OrderDraw } from './orders.queries.ts';

/** What can be cancelled at once, from the last draw on. */
export type CancelChoice = Readonly<{
  /** In the order of the draws. */
  draws: readonly OrderDraw[];
  /** What is given back, such as "8.00". */
  amount: string;
}>;

/** What the draws cost; the amounts are those of the wire. */
export function stakesOf(draws: readonly OrderDraw[], digits: number): string {
  const minor = draws.map(({ bettingSumAmount }) => parseAmount(bettingSumAmount, digits) ?? 0n);
  return formatAmount(
    minor.reduce((sum, one) => sum + one, 0n),
    digits,
  );
}

/** The choices of an order: its last draw alone, the last two, and so on to all that can be. */
export function cancelChoices(draws: readonly OrderDraw[], digits: number): CancelChoice[] {
  const open = draws.filter(({ cancellable }) => cancellable);
  return open.map((_, at) => {
    const last = open.slice(open.length - 1 - at);
    return { draws: last, amount: stakesOf(last, digits) };
  });
}
