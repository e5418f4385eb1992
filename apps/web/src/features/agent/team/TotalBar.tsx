import type { ReactNode } from 'react';
import styles from './TeamPage.module.css';

/** The sums of a page, with what they are the sums of. */
export function TotalBar({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="group" aria-label={label} className={styles.bar}>
      <p aria-hidden="true">{label}</p>
      {children}
    </div>
  );
}
