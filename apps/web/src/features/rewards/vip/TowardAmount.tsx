import { isNothing, useShortMoneyFormat } from '#features/wallet/money-format.ts';
import { useText } from '#kit/text.ts';
import { useFormat } from '@pavilion/client/language/format.ts';
import { ProgressLine } from '../ProgressLine.tsx';
import { missingAmount } from './missing-amount.ts';
import type { Progress } from './vip.queries.ts';
import styles from '../Benefits.module.css';

/** The same of points that must have been earned. */
export function TowardPoints({ progress }: { progress: { actual: number; expected: number } }) {
  const text = useText();
  const format = useFormat();
  const { actual, expected } = progress;
  if (expected === 0) return null;
  const say = (points: number) => format.decimal(String(points), 0);
  return (
    <ProgressLine
      label={text('vip.points')}
      figures={text('vip.amounts', { actual: say(actual), expected: say(expected) })}
      bar={{
        max: String(expected),
        value: String(Math.min(actual, expected)),
        tone: 'accent',
      }}
    >
      {actual >= expected ? (
        <p className={styles.enough}>{text('vip.enough')}</p>
      ) : (
        <p className={styles.missing}>{text('mall.missing', { points: expected - actual })}</p>
      )}
    </ProgressLine>
  );
}

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
