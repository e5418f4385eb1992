import { useId } from 'react';
import { ErrorNotice } from '#features/site/ErrorNotice.tsx';
import { useText } from '#kit/text.ts';
import { Button } from '@pavilion/ui/actions/Button.tsx';
import { Card } from '@pavilion/ui/layout/Card.tsx';
import type { LimitWish, OwnLimit } from '../limits.queries.ts';
import { useWishAnswer } from './answer-wish.ts';
import { useLimitWords } from './limit-words.ts';
import styles from './Limits.module.css';

/** Asks a second time for a looser limit, once its waiting time is over. */
export function RipeWish({ limit, wish }: { limit: OwnLimit; wish: LimitWish }) {
  const text = useText();
  const words = useLimitWords();
  const titleId = useId();
  const { answer, busy, error } = useWishAnswer(limit, wish);
  return (
    <Card role="region" aria-labelledby={titleId} look="lit" className={styles.ripe ?? ''}>
      <h2 id={titleId} className={styles.ripeTitle}>
        {text('limits.ripe')}
      </h2>
      <p>{words.name(limit)}</p>
      <dl className={styles.change}>
        <div>
          <dt>{text('limits.ripe.now')}</dt>
          <dd>{words.amount(limit, limit.amount)}</dd>
        </div>
        <div>
          <dt>{text('limits.ripe.new')}</dt>
          <dd className={styles.amount}>{words.amount(limit, wish.amount)}</dd>
        </div>
      </dl>
      <p className={styles.detail}>
        {text('limits.ripe.until', { until: words.when(wish.until) })}
      </p>
      <ErrorNotice error={error} />
      <div className={styles.answers}>
        <Button
          kind="secondary"
          size="compact"
          busy={busy === 'drop'}
          disabled={busy === 'confirm'}
          onClick={() => answer('drop')}
        >
          {text('limits.ripe.keep')}
        </Button>
        <Button
          kind="secondary"
          size="compact"
          busy={busy === 'confirm'}
          disabled={busy === 'drop'}
          onClick={() => answer('confirm')}
        >
          {text('limits.ripe.confirm')}
        </Button>
      </div>
    </Card>
  );
}
