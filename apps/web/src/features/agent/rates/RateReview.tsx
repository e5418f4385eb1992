import { useEffect, useRef } from 'react';
import { ErrorNotice } from '#features/site/ErrorNotice.tsx';
import { useText } from '#kit/text.ts';
import { Button } from '@pavilion/ui/actions/Button.tsx';
import type { PersonRate, RateDraft } from './rate-scale.ts';
import { useRateText } from './rate-words.ts';
import styles from './RateForm.module.css';

type RateReviewProps = {
  rates: readonly PersonRate[];
  draft: RateDraft;
  /** When the rates begin to count. */
  from: string;
  busy: boolean;
  error: unknown;
  onBack: () => void;
  onSave: () => void;
};

/** Shows what would change, and asks once whether it may. */
export function RateReview(props: RateReviewProps) {
  const { rates, draft, from, busy, error, onBack, onSave } = props;
  const text = useText();
  const rateText = useRateText();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.form}>
      <h3 ref={heading} tabIndex={-1} className={styles.question}>
        {text('team.rates.ask')}
      </h3>
      <dl className={styles.changes}>
        {rates.flatMap(({ category, next }) => {
          const rate = draft[category];
          if (rate === undefined) return [];
          return (
            <div key={category}>
              <dt>{text(`category.${category}`)}</dt>
              <dd>{text('team.rates.change', { from: rateText(next), to: rateText(rate) })}</dd>
            </div>
          );
        })}
      </dl>
      <p className={styles.about}>{from}</p>
      <ErrorNotice error={error} />
      <div className={styles.actions}>
        <Button kind="secondary" disabled={busy} onClick={onBack}>
          {text('team.rates.back')}
        </Button>
        <Button busy={busy} onClick={onSave}>
          {text('team.rates.save')}
        </Button>
      </div>
    </div>
  );
}
