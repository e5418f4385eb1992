import { useText } from '#kit/text.ts';
import { securityLevel } from '@pavilion/domain/session/security-score';
import { Card } from '@pavilion/ui/layout/Card.tsx';
import type { SecurityConfig } from './security.queries.ts';
import styles from './Security.module.css';

const most = 100;

/** Shows how safe the account is, and the most useful next step. */
export function ScoreCard({ config: { score, missing } }: { config: SecurityConfig }) {
  const text = useText();
  const level = securityLevel(score);
  const [next] = missing;
  return (
    <Card look="lit" className={styles.score ?? ''}>
      <div className={styles.dial} data-level={level}>
        <svg viewBox="0 0 84 84" aria-hidden="true">
          <circle cx="42" cy="42" r="36" pathLength={most} />
          {score > 0 && (
            <circle cx="42" cy="42" r="36" pathLength={most} strokeDasharray={`${score} ${most}`} />
          )}
        </svg>
        <span className={styles.points}>{score}</span>
      </div>
      <div>
        <h2 className={styles.level}>{text(`security.level.${level}`)}</h2>
        <p className={styles.next}>
          {next === undefined ? text('security.complete') : text(`security.next.${next}`)}
        </p>
      </div>
    </Card>
  );
}
