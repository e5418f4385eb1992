import type { ReactNode } from 'react';
import styles from './Chart.module.css';

/** What is wider than the screen scrolls in itself, by touch and by arrow keys. */
export function SideScroll({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div
      className={styles.scroll}
      role="region"
      aria-label={name}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrow keys scroll it
      tabIndex={0}
    >
      {children}
    </div>
  );
}
