import { isNothing, useShortMoneyFormat } from '#features/wallet/money-format.ts';
import { useText } from '#kit/text.ts';
import { useDurationFormat } from '@pavilion/client/language/duration.ts';
import { useFormat } from '@pavilion/client/language/format.ts';
import { localDay } from '@pavilion/client/language/local-day.ts';
import { isLooser, isRipe } from '@pavilion/domain/protection/own-limit';
import { parseAmount } from '@pavilion/domain/wallet/money';
import { compareAmounts } from '@pavilion/ui/values/compare-amounts.ts';
import type { LimitName, LimitWish, OwnLimit } from '../limits.queries.ts';

/** The amount that counts: the member's own, or the operator's where that is lower. */
export function amountInForce({ amount, byOperator }: OwnLimit) {
  const isTheirs =
    byOperator !== null && (amount === null || compareAmounts(byOperator, amount) < 0);
  return { amount: isTheirs ? byOperator : amount, isTheirs };
}

/** True once nothing is left of a limit in force. */
export function isUsedUp({ left }: OwnLimit): boolean {
  return left !== null && isNothing(left);
}

/** The most decimals of an amount on the wire. */
const mostDigits = 8;

function scaled(amount: string | null): bigint | null {
  return amount === null ? null : parseAmount(amount, mostDigits);
}

/** Whether an amount allows more than the member's own limit, so that it has to wait. */
export function hasToWait({ amount }: OwnLimit, wanted: string | null): boolean {
  return isLooser(scaled(amount), scaled(wanted));
}

/** What becomes of a wish: it waits, can be confirmed, or is gone. */
export function stateOfWish(wish: LimitWish, nowMs: number): 'waits' | 'ripe' | 'gone' {
  const times = { from: new Date(wish.from), until: new Date(wish.until) };
  if (isRipe({ amount: null, ...times }, new Date(nowMs))) return 'ripe';
  return nowMs < times.from.getTime() ? 'waits' : 'gone';
}

export function isSameLimit(one: LimitName, other: LimitName): boolean {
  return one.kind === other.kind && one.period === other.period;
}

/** How limits are said in the chosen language. */
export function useLimitWords() {
  const text = useText();
  const money = useShortMoneyFormat();
  const duration = useDurationFormat();
  const format = useFormat();
  const period = (name: LimitName) =>
    text(name.kind === 'time' ? 'limits.period.time' : `limits.period.${name.period}`);
  return {
    period,
    /** "Deposits · In 24 hours"; where a kind has one limit alone, the kind. */
    name: (name: LimitName) => {
      const kind = text(`limits.kind.${name.kind}`);
      return name.kind === 'bet' ? kind : `${kind} · ${period(name)}`;
    },
    amount: ({ kind }: LimitName, amount: string | null) => {
      if (amount === null) return text('limits.none');
      return kind === 'time' ? duration.minutes(Number(amount)) : money(amount);
    },
    /** The time alone where it is today. */
    when: (instant: string) =>
      localDay(new Date(instant)) === localDay(new Date())
        ? format.time(instant)
        : format.dateTime(instant),
  };
}
