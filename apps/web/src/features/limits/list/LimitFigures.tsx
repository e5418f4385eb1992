import { useText } from '#kit/text.ts';
import { Card } from '@pavilion/ui/layout/Card.tsx';
import { ProgressBar } from '@pavilion/ui/values/ProgressBar.tsx';
import type { OwnLimit } from '../limits.queries.ts';
import { amountInForce, isUsedUp, useLimitWords } from './limit-words.ts';
import styles from './Limits.module.css';

/** How much of the limit in force is used, as a bar for the eye. */
function UsedBar({ limit, amount }: { limit: OwnLimit; amount: string }) {
  if (limit.used === null) return null;
  return (
    <ProgressBar
      className={styles.bar}
      tone={isUsedUp(limit) ? 'alert' : 'accent'}
      size="thin"
      max={amount}
      value={limit.used}
    />
  );
}

/** When more is left again; said only of a limit in force. */
function Frees({ limit }: { limit: OwnLimit }) {
  const text = useText();
  const words = useLimitWords();
  if (limit.frees === null) return null;
  const amount = words.amount(limit, limit.frees.amount);
  return (
    <span className={styles.detail}>
      {text('limits.frees', { amount, when: words.when(limit.frees.at) })}
    </span>
  );
}

/** Says that the operator's limit counts, and what the member's own is. */
function SetByOperator({ limit }: { limit: OwnLimit }) {
  const text = useText();
  const words = useLimitWords();
  return (
    <span className={styles.detail}>
      {limit.amount === null
        ? text('limits.byOperator')
        : text('limits.byOperator.own', { amount: words.amount(limit, limit.amount) })}
    </span>
  );
}

/** Shows one limit: amount, what is used and left of it, and when more is left again. */
export function LimitFigures({ limit, title }: { limit: OwnLimit; title: string }) {
  const text = useText();
  const words = useLimitWords();
  const { amount, isTheirs } = amountInForce(limit);
  const { used, left } = limit;
  return (
    <span className={styles.figures}>
      <span className={styles.head}>
        <span className={styles.title}>{title}</span>
        <span className={amount === null ? styles.none : styles.amount}>
          {words.amount(limit, amount)}
        </span>
      </span>
      {amount !== null && <UsedBar limit={limit} amount={amount} />}
      <span className={styles.use}>
        {used !== null && <span>{text('limits.used', { used: words.amount(limit, used) })}</span>}
        {left !== null && (
          <span className={isUsedUp(limit) ? styles.usedUp : undefined}>
            {text('limits.left', { left: words.amount(limit, left) })}
          </span>
        )}
      </span>
      {amount !== null && <Frees limit={limit} />}
      {isTheirs && <SetByOperator limit={limit} />}
    </span>
  );
}

/** Several limits below each other, each with its whole name. */
export function LimitFiguresList({ list }: { list: readonly OwnLimit[] }) {
  const words = useLimitWords();
  return (
    <Card look="flush">
      <ul className={styles.list}>
        {list.map((limit) => (
          <li key={words.name(limit)} className={`${styles.item} ${styles.still}`}>
            <LimitFigures limit={limit} title={words.name(limit)} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
