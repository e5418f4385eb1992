import type { ReactNode } from 'react';
import styles from './TeamTable.module.css';

/** A table that scrolls in itself; its head, with buttons, and its first column stay. */
export function TeamTable({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.scroll} role="region" aria-label={label}>
      <table className={styles.table}>{children}</table>
    </div>
  );
}
