import type { AmountFormat } from './amount.ts';
import { tween } from './motion.ts';

export type Counter = {
  /** Counts from what is shown to the amount; a later call takes over from an earlier one. */
  countTo: (amount: string, durationMs: number) => Promise<void>;
  show: (amount: string) => void;
};

const steps = 1000n;

/** An amount that rolls to its new value. It ends on exactly the amount given. */
export function createCounter(target: HTMLElement, amounts: AmountFormat): Counter {
  let shownMinor = 0n;
  let turn = 0;
  const write = (amountMinor: bigint): void => {
    shownMinor = amountMinor;
    target.textContent = amounts.format(amounts.fromMinor(amountMinor));
  };
  return {
    show: (amount) => {
      turn += 1;
      write(amounts.toMinor(amount));
    },
    countTo: async (amount, durationMs) => {
      turn += 1;
      const mine = turn;
      const from = shownMinor;
      const to = amounts.toMinor(amount);
      await tween(durationMs, (progress) => {
        if (mine !== turn) return;
        const eased = BigInt(Math.round(progress * (2 - progress) * Number(steps)));
        write(from + ((to - from) * eased) / steps);
      });
    },
  };
}
