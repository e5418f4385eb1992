import type { ReactNode } from 'react';
import styles from './Figures.module.css';

export type Figure = { label: string; value: ReactNode };

/** Figures with their names above them, two in a row, four where there is room. */
export function Figures({ list }: { list: readonly Figure[] }) {
  return (
    <dl className={styles.figures}>
      {list.map((figure) => (
        <div key={figure.label}>
          <dt>{figure.label}</dt>
          <dd>{figure.value}</dd>
        </div>
      ))}
    </dl>
  );
}
