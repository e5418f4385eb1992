import type { ReactNode } from 'react';
import { EmptyDrawing } from './EmptyDrawing.tsx';
import styles from './StatePanel.module.css';

export type EmptyStateProps = {
  text: string;
  /** The next step, a button or a link that looks like one. */
  action?: ReactNode;
  drawing?: ReactNode;
};

export function EmptyState({ text, action, drawing }: EmptyStateProps) {
  return (
    <div className={styles.panel}>
      <div className={styles.drawing}>{drawing ?? <EmptyDrawing />}</div>
      <p className={styles.text}>{text}</p>
      {action}
    </div>
  );
}
