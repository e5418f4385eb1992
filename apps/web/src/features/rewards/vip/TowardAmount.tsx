import { isNothing, useShortMoneyFormat } from '#features/wallet/money-format.ts';
import { useText } from '#kit/text.ts';
import { ProgressLine } from '../ProgressLine.tsx';
import { missingAmount } from './missing-amount.ts';
import type { Progress } from './vip.queries.ts';
import styles from '../Benefits.module.css';

type TowardAmountProps = { of: 'deposits' | 'bets'; progress: Progress; isWarned?: boolean };

/** A bar of what came together, and what is missing in words; nothing where nothing must. */
export function TowardAmount({ of, progress, isWarned = false }: TowardAmountProps) {
  const text = useText();
  const money = useShortMoneyFormat();
  const { actual, expected } = progress;
  if (isNothing(expected)) return null;
  const missing = missingAmount(progress);
  return (
    <ProgressLine
      label={text(`vip.${of}`)}
      figures={text('vip.amounts', { actual: money(actual), expected: money(expected) })}
      bar={{
        max: expected,
        value: missing === null ? expected : actual,
        tone: isWarned ? 'alert' : 'accent',
      }}
    >
      {missing === null ? (
        <p className={styles.enough}>{text('vip.enough')}</p>
      ) : (
        <p className={isWarned ? styles.warned : styles.missing}>
          {text(`vip.${of}.missing`, { amount: money(missing) })}
        </p>
      )}
    </ProgressLine>
  );
}
