import type { ReactNode } from 'react';
import { Card } from '@pavilion/ui/layout/Card.tsx';
import styles from './ClaimCard.module.css';

type ClaimCardProps = {
  title: ReactNode;
  /** Below a heading of a group it is one level lower. */
  heading?: 'h3' | 'h4';
  tag: ReactNode;
  /** What is given, as people read it; null where that is not decided. */
  amount: string | null;
  /** Whether it can be claimed now. */
  isLit: boolean;
  /** Whether nothing of it can be claimed any more. */
  isOver?: boolean;
  notes: readonly string[];
  /** Progress, and the button that claims. */
  children?: ReactNode;
};

/** A card of the reward center: what is given, where it stands and what can be done. */
export function ClaimCard({
  title,
  heading: Heading = 'h3',
  tag,
  amount,
  isLit,
  isOver = false,
  notes,
  children,
}: ClaimCardProps) {
  return (
    <li>
      <Card look={isLit ? 'lit' : 'plain'}>
        <div className={styles.card}>
          <div className={styles.head}>
            <Heading className={styles.title}>{title}</Heading>
            {tag}
          </div>
          {amount !== null && (
            <p className={`${styles.amount} ${isOver ? styles.over : ''}`}>{amount}</p>
          )}
          {notes.length > 0 && (
            <div className={styles.notes}>
              {notes.map((note) => (
                <p key={note}>{note}</p>
              ))}
            </div>
          )}
          {children}
        </div>
      </Card>
    </li>
  );
}
