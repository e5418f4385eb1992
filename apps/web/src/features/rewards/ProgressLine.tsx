import { useId, type ReactNode } from 'react';
import { ProgressBar, type ProgressBarProps } from '@pavilion/ui/values/ProgressBar.tsx';
import styles from './ProgressLine.module.css';

type ProgressLineProps = {
  label: string;
  /** Beside the label. */
  figures?: string;
  /** Null for what has no amounts. */
  bar: Pick<ProgressBarProps, 'value' | 'max' | 'tone'> | null;
  /** Below the bar. */
  children?: ReactNode;
};

/** A line that says how far something is, and a bar below it. */
export function ProgressLine({ label, figures, bar, children }: ProgressLineProps) {
  const id = useId();
  return (
    <div className={styles.line}>
      <p className={styles.figures}>
        <span id={id}>{label}</span>
        {figures !== undefined && <span>{figures}</span>}
      </p>
      {bar !== null && <ProgressBar labelledBy={id} {...bar} />}
      {children}
    </div>
  );
}
