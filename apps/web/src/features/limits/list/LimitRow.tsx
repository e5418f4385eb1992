import { ErrorNotice } from '#features/site/ErrorNotice.tsx';
import { useText } from '#kit/text.ts';
import { Button } from '@pavilion/ui/actions/Button.tsx';
import { chevronRight } from '@pavilion/ui/icons/home-icons.ts';
import { Icon } from '@pavilion/ui/icons/Icon.tsx';
import type { LimitWish, OwnLimit } from '../limits.queries.ts';
import { useWishAnswer } from './answer-wish.ts';
import { stateOfWish, useLimitWords } from './limit-words.ts';
import { LimitFigures } from './LimitFigures.tsx';
import styles from './Limits.module.css';

/** A looser limit that waits, and a button to drop it. */
function WaitingWish({ limit, wish }: { limit: OwnLimit; wish: LimitWish }) {
  const text = useText();
  const words = useLimitWords();
  const { answer, busy, error } = useWishAnswer(limit, wish);
  const times = { from: words.when(wish.from), until: words.when(wish.until) };
  return (
    <div className={styles.wish}>
      <p>
        {wish.amount === null
          ? text('limits.wish.none', times)
          : text('limits.wish', { amount: words.amount(limit, wish.amount), ...times })}
      </p>
      <ErrorNotice error={error} />
      <Button kind="secondary" size="compact" busy={busy !== null} onClick={() => answer('drop')}>
        {text('limits.wish.drop')}
      </Button>
    </div>
  );
}

type LimitRowProps = { limit: OwnLimit; nowMs: number; onPress: () => void };

/** One limit; a press opens its form. */
export function LimitRow({ limit, nowMs, onPress }: LimitRowProps) {
  const words = useLimitWords();
  const { wish } = limit;
  return (
    <li className={styles.item}>
      <button type="button" className={styles.row} onClick={onPress}>
        <LimitFigures limit={limit} title={words.period(limit)} />
        <Icon turns shape={chevronRight} size={16} className={styles.arrow ?? ''} />
      </button>
      {wish !== null && stateOfWish(wish, nowMs) === 'waits' && (
        <WaitingWish limit={limit} wish={wish} />
      )}
    </li>
  );
}
