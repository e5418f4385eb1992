import type { ReactNode } from 'react';
import styles from './HiddenUntil.module.css';

type HiddenUntilProps = { ready: boolean; children: ReactNode };

/** Keeps a part of a page out of sight until it is ready; the part reads its data meanwhile. */
export function HiddenUntil({ ready, children }: HiddenUntilProps) {
  return (
    <div hidden={!ready} className={styles.part}>
      {children}
    </div>
  );
}
