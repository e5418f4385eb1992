import type { ComponentProps } from 'react';
import styles from './Card.module.css';

export type CardProps = ComponentProps<'div'> & {
  /** `lit` has a warm light from above; `flush` has no padding, for lists. */
  look?: 'plain' | 'lit' | 'flush';
};

export function Card({ look = 'plain', className = '', ...rest }: CardProps) {
  return <div {...rest} className={`${styles.card} ${styles[look]} ${className}`} />;
}
