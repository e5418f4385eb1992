import { useEffect, useState, type ReactNode } from 'react';
import { useMoneyFormat } from '#features/wallet/money-format.ts';
import { useText } from '#kit/text.ts';
import { formatAmount } from '@pavilion/domain/wallet/money';
import type { SlipAmounts } from './line.ts';
import styles from './SlipBar.module.css';

const spokenAfterMs = 500;

/** The text once it has not changed for half a second. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), spokenAfterMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

type SlipBarProps = {
  amounts: SlipAmounts;
  /** How many decimals the currency has. */
  digits: number;
  /** Why nothing can be bet by what was chosen. */
  problem?: string | null;
  /** The buttons. */
  children: ReactNode;
};

/** Stands on the tab bar: what was chosen costs and can win, and what to do with it. */
export function SlipBar({ amounts, digits, problem = null, children }: SlipBarProps) {
  const text = useText();
  const money = useMoneyFormat();
  const amountOf = (minor: bigint) => money(formatAmount(minor, digits));
  const bets = text('lottery.bets', { count: amounts.bets });
  const stake = text('lottery.stake.of', { amount: amountOf(amounts.stake) });
  const spoken = useSettled(amounts.bets === 0 ? '' : `${bets}, ${stake}`);
  return (
    <div className={styles.bar}>
      <p className={styles.facts}>
        <b>{bets}</b>
        <span>{stake}</span>
        <span className={styles.win}>
          {text('lottery.win.most', { amount: amountOf(amounts.possibleWin) })}
        </span>
      </p>
      <p className="visually-hidden" role="status">
        {spoken}
      </p>
      {problem !== null && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      <div className={styles.actions}>{children}</div>
    </div>
  );
}
