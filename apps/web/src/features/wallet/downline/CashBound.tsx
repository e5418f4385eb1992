import { useId } from 'react';
import { Link } from 'wouter';
import { useText } from '#kit/text.ts';
import { paths } from '@pavilion/screens/paths';
import { buttonClass } from '@pavilion/ui/actions/button-class.ts';
import { Card } from '@pavilion/ui/layout/Card.tsx';
import { useShortMoneyFormat } from '../money-format.ts';
import styles from '../withdraw/WithdrawEffect.module.css';

/** Replaces the form while cash must be played first: says how much, and leads to the games. */
export function CashBound({ missing }: { missing: string }) {
  const text = useText();
  const money = useShortMoneyFormat();
  const headingId = useId();
  return (
    <Card role="region" aria-labelledby={headingId} className={styles.blocked ?? ''}>
      <h2 id={headingId} className={styles.heading}>
        {text('send.bound')}
      </h2>
      <div className={styles.reason}>
        <p className={styles.missing}>{text('send.bound.missing', { amount: money(missing) })}</p>
        <p className={styles.rule}>{text('send.bound.rule')}</p>
      </div>
      <Link className={buttonClass('primary')} href={paths.home()}>
        {text('deposit.result.play')}
      </Link>
    </Card>
  );
}
