import type { ComponentProps } from 'react';
import { buttonClass, type ButtonKind, type ButtonSize } from './button-class.ts';
import styles from './Button.module.css';

export type ButtonProps = ComponentProps<'button'> & {
  kind?: ButtonKind;
  size?: ButtonSize;
  /** Keeps the width, shows a spinner and ignores presses. */
  busy?: boolean;
};

export function Button(props: ButtonProps) {
  const { kind = 'primary', size = 'full', busy = false, className = '', ...rest } = props;
  const { children, onClick, type, ...attributes } = rest;
  return (
    <button
      {...attributes}
      type={type === 'submit' ? 'submit' : 'button'}
      className={`${buttonClass(kind, size)} ${className}`}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      <span className={busy ? styles.labelBusy : styles.label}>{children}</span>
      {busy && <span className={styles.ring} />}
    </button>
  );
}
