import type { ReactNode } from 'react';
import { Envelope } from '../falling/Envelope.tsx';
import styles from './Before.module.css';

/** The top of the page while no envelopes fall: some of them at rest above the words. */
export function RainHero({ children }: { children: ReactNode }) {
  return (
    <div className={styles.hero}>
      <div className={styles.envelopes} aria-hidden="true">
        <Envelope />
        <Envelope />
        <Envelope />
      </div>
      {children}
    </div>
  );
}
