import { Link } from 'wouter';
import { useText } from '#kit/text.ts';
import { paths } from '@pavilion/screens/paths';
import { buttonClass } from '@pavilion/ui/actions/button-class.ts';
import { Button } from '@pavilion/ui/actions/Button.tsx';
import { circleCheck } from '@pavilion/ui/icons/form-icons.ts';
import { Icon } from '@pavilion/ui/icons/Icon.tsx';
import { Card } from '@pavilion/ui/layout/Card.tsx';
import { Money } from '@pavilion/ui/values/Money.tsx';
import { useMoneyFormat } from '../money-format.ts';
import type { SentTransfer } from './downline.queries.ts';
import styles from '../request/Request.module.css';

type SentOutcomeProps = { sent: SentTransfer; onAgain: () => void };

/** What was sent, and what is left. */
export function SentOutcome({ sent, onAgain }: SentOutcomeProps) {
  const text = useText();
  const money = useMoneyFormat();
  const { account } = sent;
  return (
    <>
      <div className={styles.outcome} role="status">
        <span className={`${styles.outcomeMark} ${styles.good}`}>
          <Icon shape={circleCheck} size={44} />
        </span>
        <Money className={styles.outcomeAmount ?? ''} amount={sent.amount} format={money} />
        <h2 className={styles.outcomeTitle}>{text('send.done', { account })}</h2>
        <p className={styles.outcomeText}>{text('send.done.text', { account })}</p>
      </div>
      <Card>
        <dl className={styles.facts}>
          <dt>{text('send.done.balance')}</dt>
          <dd>{money(sent.balance)}</dd>
        </dl>
        <p className={styles.note}>
          {text('send.today', { amount: money(sent.leftToday), times: sent.timesLeft })}
        </p>
      </Card>
      <div className={styles.actions}>
        <Button onClick={onAgain}>{text('send.again')}</Button>
        <Link className={buttonClass('secondary')} href={paths.transactionRecord()}>
          {text('send.records')}
        </Link>
      </div>
    </>
  );
}
