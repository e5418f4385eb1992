import type { ReactNode } from 'react';
import styles from './ComponentsPage.module.css';

/** A component under its name, which is that of its file. */
export function Shown({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className={styles.shown} aria-label={name}>
      <p className={styles.name} aria-hidden="true">
        {name}
      </p>
      {children}
    </section>
  );
}
