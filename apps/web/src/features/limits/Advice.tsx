import { useId } from 'react';
import { ErrorNotice } from '#features/site/ErrorNotice.tsx';
import { useText } from '#kit/text.ts';
import { Button } from '@pavilion/ui/actions/Button.tsx';
import { Card } from '@pavilion/ui/layout/Card.tsx';
import { useCloseAdvice, type ShownAdvice } from './advice/advice.queries.ts';
import { AdviceLinks, type AdvicePage } from './advice/AdviceLinks.tsx';
import { SignList } from './advice/SignList.tsx';
import styles from './advice/Advice.module.css';

export type AdviceProps = {
  advice: ShownAdvice;
  /** The page that shows it. */
  page: AdvicePage;
};

/** What the site has noticed in the member's play, and what can help; until the member closes it. */
export function Advice({ advice, page }: AdviceProps) {
  const text = useText();
  const titleId = useId();
  const closing = useCloseAdvice();
  const { adviceId, title, text: said, signs } = advice;
  return (
    <Card role="region" aria-labelledby={titleId} className={styles.advice ?? ''}>
      <h2 id={titleId} className={styles.title}>
        <bdi>{title}</bdi>
      </h2>
      <p className={styles.text}>
        <bdi>{said}</bdi>
      </p>
      <SignList signs={signs} />
      <AdviceLinks page={page} />
      <ErrorNotice error={closing.error} />
      <Button
        kind="quiet"
        size="compact"
        busy={closing.isPending}
        onClick={() => closing.mutate({ adviceId })}
      >
        {text('popups.read')}
      </Button>
    </Card>
  );
}
