import type { AmountFormat } from '#arcade/play/browser/amount.ts';
import type { SlotInfo } from '../../slot-view.ts';

export type CoinChoice = {
  /** Stake of one line, a decimal string. */
  coin: () => string;
  /** Stake of all lines. */
  stakeMinor: () => bigint;
  step: (by: 1 | -1) => void;
  isLowest: () => boolean;
  isHighest: () => boolean;
};

/** The chosen bet. The first is the lowest of at least two main units. */
export function createCoinChoice(info: SlotInfo, amounts: AmountFormat): CoinChoice {
  const { coins } = info;
  const lines = BigInt(info.lines.length);
  const stakeOf = (coin: string): bigint => amounts.toMinor(coin) * lines;
  const modest = amounts.toMinor('2');
  let index = Math.max(
    0,
    coins.findIndex((coin) => stakeOf(coin) >= modest),
  );
  const coin = (): string => coins[index] ?? '0';
  return {
    coin,
    stakeMinor: () => stakeOf(coin()),
    step: (by) => {
      index = Math.min(coins.length - 1, Math.max(0, index + by));
    },
    isLowest: () => index === 0,
    isHighest: () => index === coins.length - 1,
  };
}
