import { useEffect, useRef, useState } from 'react';
import { amountBetween } from './count-up.ts';
import styles from './Money.module.css';

export type MoneyProps = {
  /** A decimal string such as "1234.50". */
  amount: string;
  format: (amount: string) => string;
  /** Counts from the last amount to the new one. */
  countUp?: boolean;
  className?: string;
};

const countUpMs = 700;

function prefersStillness(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

function useCountUp(amount: string, enabled: boolean): string {
  const [shown, setShown] = useState(amount);
  const last = useRef(amount);
  useEffect(() => {
    const from = last.current;
    last.current = amount;
    if (!enabled || from === amount || prefersStillness()) {
      setShown(amount);
      return;
    }
    const start = performance.now();
    let frame = requestAnimationFrame(function step(now: number) {
      const eased = 1 - (1 - Math.min((now - start) / countUpMs, 1)) ** 3;
      setShown(amountBetween(from, amount, eased));
      if (eased < 1) frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [amount, enabled]);
  return shown;
}

/** An amount in tabular figures; screen readers get only the final one. */
export function Money({ amount, format, countUp = false, className = '' }: MoneyProps) {
  const shown = useCountUp(amount, countUp);
  if (!countUp) return <span className={`${styles.money} ${className}`}>{format(amount)}</span>;
  return (
    <span className={`${styles.money} ${className}`}>
      <span aria-hidden="true">{format(shown)}</span>
      <span className="visually-hidden">{format(amount)}</span>
    </span>
  );
}
