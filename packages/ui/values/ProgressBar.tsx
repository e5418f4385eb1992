import styles from './ProgressBar.module.css';

export type ProgressBarProps = {
  value: number | string;
  max: number | string;
  tone?: 'accent' | 'select' | 'alert';
  size?: 'thin' | 'medium' | 'thick';
  /** Without a name it is for the eye alone, beside a text that says the same. */
  label?: string;
  /** The id of the element that names it. */
  labelledBy?: string;
  className?: string | undefined;
};

/** How much of a whole is done or used. */
export function ProgressBar({
  value,
  max,
  tone = 'accent',
  size = 'medium',
  label,
  labelledBy,
  className = '',
}: ProgressBarProps) {
  const isNamed = label !== undefined || labelledBy !== undefined;
  return (
    <progress
      className={`${styles.bar} ${styles[tone]} ${styles[size]} ${className}`}
      aria-label={label}
      aria-labelledby={labelledBy}
      aria-hidden={isNamed ? undefined : true}
      max={max}
      value={value}
    />
  );
}
