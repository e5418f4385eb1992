import { useId } from 'react';
import { Link } from 'wouter';
import { useText } from '#kit/text.ts';
import { afterCall } from '@pavilion/client/calls/after-call.ts';
import { paths } from '@pavilion/screens/paths';
import { buttonClass } from '@pavilion/ui/actions/button-class.ts';
import { Button } from '@pavilion/ui/actions/Button.tsx';
import { Card } from '@pavilion/ui/layout/Card.tsx';
import { useDeclineLimits, type LimitOfferPlace } from './limits.queries.ts';
import styles from './LimitsOffer.module.css';

export type LimitsOfferProps = {
  place: LimitOfferPlace;
  /** Called when the person goes to set a limit, or has declined. */
  onAnswer?: () => void;
};

/** Offers a limit once at each `place`; the server remembers a "not now". */
export function LimitsOffer({ place, onAnswer }: LimitsOfferProps) {
  const text = useText();
  const titleId = useId();
  const declining = useDeclineLimits();
  const decline = () => {
    const answered = () => onAnswer?.();
    afterCall(declining.mutateAsync(place), answered, answered);
  };
  return (
    <Card role="region" aria-labelledby={titleId} className={styles.offer ?? ''}>
      <h2 id={titleId} className={styles.title}>
        {text(`limits.offer.${place}`)}
      </h2>
      <p className={styles.text}>{text('limits.offer.text')}</p>
      <div className={styles.answers}>
        <Link
          className={buttonClass('secondary', 'compact')}
          href={paths.limits()}
          onClick={onAnswer}
        >
          {text('limits.offer.set')}
        </Link>
        <Button kind="quiet" size="compact" busy={declining.isPending} onClick={decline}>
          {text('limits.offer.notNow')}
        </Button>
      </div>
    </Card>
  );
}
