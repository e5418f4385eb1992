import type { ReactNode } from 'react';
import { useText, type MessageKey } from '#kit/text.ts';
import styles from './Records.module.css';

export type FactListProps = {
  rows: readonly (readonly [label: MessageKey, value: ReactNode])[];
  className?: string | undefined;
};

/** Facts with their names, one below the other. */
export function FactList({ rows, className = '' }: FactListProps) {
  const text = useText();
  return (
    <dl className={`${styles.facts} ${className}`}>
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{text(label)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
