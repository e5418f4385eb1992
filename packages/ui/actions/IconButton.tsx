import type { ComponentProps } from 'react';
import { Icon } from '../icons/Icon.tsx';
import styles from './IconButton.module.css';

export type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  shape: string;
  /** The accessible name; the icon has none. */
  label: string;
  size?: number;
  /** See `Icon`. */
  turns?: boolean;
};

export function IconButton({
  shape,
  label,
  size,
  turns,
  className = '',
  ...rest
}: IconButtonProps) {
  return (
    <button type="button" {...rest} aria-label={label} className={`${styles.button} ${className}`}>
      <Icon shape={shape} {...(size && { size })} {...(turns && { turns })} />
    </button>
  );
}
