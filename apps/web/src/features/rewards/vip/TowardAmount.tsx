import { useId } from 'react';
import { isNothing, useShortMoneyFormat } from '#features/wallet/money-format.ts';
import { useText } from '#kit/text.ts';
import { ProgressBar } from '@pavilion/ui/values/ProgressBar.tsx';
import { missingAmount } from './missing-amount.ts';
import type { Progress } from './vip.queries.ts';
import styles from '../Benefits.module.css';

type TowardAmountProps = { of: 'deposits' | 'bets'; progress: Progress; isWarned?: boolean };

/** A bar of what came together, and what is missing in words; nothing where nothing must. */
export function TowardAmount({ of, progress, isWarned = false }: TowardAmountProps) {
  const text = useText();
  const money = useShortMoneyFormat();
  const id = useId();
  const { actual, expected } = progress;
  if (isNothing(expected)) return null;
  const missing = missingAmount(progress);
  return (
    <div className={styles.toward}>
      <p className={styles.figures}>
        <span id={id}>{text(`vip.${of}`)}</span>
        <span>{text('vip.amounts', { actual: money(actual), expected: money(expected) })}</span>
      </p>
      <ProgressBar
        labelledBy={id}
        max={expected}
        value={missing === null ? expected : actual}
        tone={isWarned ? 'alert' : 'accent'}
      />
      {missing === null ? (
        <p className={styles.enough}>{text('vip.enough')}</p>
      ) : (
        <p className={isWarned ? styles.warned : styles.missing}>
          {text(`vip.${of}.missing`, { amount: money(missing) })}
        </p>
      )}
    </div>
  );
}
