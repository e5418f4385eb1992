import type { ReactNode } from 'react';
import styles from './StatePanel.module.css';

/** A drawing of a pavilion under a lantern, in the colours of the theme. */
function EmptyDrawing() {
  return (
    <svg width="132" height="104" viewBox="0 0 132 104" fill="none" aria-hidden="true">
      <ellipse cx="66" cy="96" rx="52" ry="5" fill="var(--surface-high)" />
      <circle cx="66" cy="58" r="34" fill="var(--accent)" opacity="0.1" />
      <g stroke="var(--line-strong)" strokeWidth="2.5" strokeLinecap="round" strokeLinejoin="round">
        <path d="M12 40c20-2 40-12 54-30 14 18 34 28 54 30-6 5-12 6-18 5H30c-6 1-12 0-18-5Z" />
        <path d="M32 46v46m68-46v46M24 94h84M18 88h96" />
        <path d="M66 45v11" />
      </g>
      <rect x="56" y="56" width="20" height="24" rx="8" fill="var(--accent)" />
      <path d="M60 56h12M60 80h12M66 80v7" stroke="var(--accent-deep)" strokeWidth="2.5" />
      <path d="M62 62v12m8-12v12" stroke="var(--on-accent)" strokeWidth="1.5" opacity="0.4" />
    </svg>
  );
}

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
