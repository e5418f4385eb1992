import styles from './Button.module.css';

export type ButtonKind = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'full' | 'compact';

/** Class of a link that looks like a button. */
export function buttonClass(kind: ButtonKind, size: ButtonSize = 'full'): string {
  return `${styles.button} ${styles[kind]} ${styles[size]}`;
}
