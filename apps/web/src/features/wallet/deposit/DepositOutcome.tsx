import { Link } from 'wouter';
import type { ResponseOf } from '@pavilion/contract/endpoint';
import type { Endpoints } from '@pavilion/contract/endpoints';
import { useFormat } from '../../../kit/format.ts';
import { isOwnPath, paths } from '../../../kit/paths.ts';
import { sessionKeys } from '../../../kit/storage-keys.ts';
import { useText } from '../../../kit/text.ts';
import { buttonClass } from '../../../ui/button-class.ts';
import { Card } from '../../../ui/Card.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { circleCheck, circleX, clock, hourglass } from '../../../ui/icons/form-icons.ts';
import { checkoutAddress } from '../checkout.ts';
import { useMoneyFormat } from '../money-format.ts';
import styles from '../Wallet.module.css';

type Deposit = ResponseOf<Endpoints['payments']['getDeposit']>;

const looks = {
  pending: { shape: hourglass, tone: styles.waiting },
  paid: { shape: circleCheck, tone: styles.good },
  failed: { shape: circleX, tone: styles.bad },
  expired: { shape: clock, tone: styles.bad },
} as const satisfies Record<Deposit['state'], unknown>;

function Facts({ deposit }: { deposit: Deposit }) {
  const text = useText();
  const format = useFormat();
  return (
    <Card>
      <dl className={styles.facts}>
        <dt>{text('deposit.result.number')}</dt>
        <dd>{deposit.depositId}</dd>
        <dt>{text('deposit.result.requested')}</dt>
        <dd>{format.dateTime(deposit.requestedAt)}</dd>
        {deposit.settledAt !== null && (
          <>
            <dt>{text('deposit.result.settled')}</dt>
            <dd>{format.dateTime(deposit.settledAt)}</dd>
          </>
        )}
      </dl>
    </Card>
  );
}

function NextStep({ deposit }: { deposit: Deposit }) {
  const text = useText();
  const game = sessionStorage.getItem(sessionKeys.wayBackToGame);
  const checkout = checkoutAddress(deposit.checkoutUrl ?? '');
  if (deposit.state === 'pending') {
    if (checkout === null) return null;
    return (
      <a className={buttonClass('secondary')} href={checkout}>
        {text('deposit.result.pay')}
      </a>
    );
  }
  if (deposit.state !== 'paid') {
    return (
      <Link className={buttonClass('primary')} href={paths.deposit()}>
        {text('deposit.result.again')}
      </Link>
    );
  }
  const toGame = isOwnPath(game);
  return (
    <Link className={buttonClass('primary')} href={toGame ? game : paths.home()}>
      {text(toGame ? 'deposit.result.game' : 'deposit.result.play')}
    </Link>
  );
}

/** Where a deposit stands and what the person can do next. */
export function DepositOutcome({ deposit }: { deposit: Deposit }) {
  const text = useText();
  const money = useMoneyFormat();
  const { shape, tone } = looks[deposit.state];
  return (
    <>
      <div className={styles.outcome} role="status">
        <span className={`${styles.outcomeMark} ${tone}`}>
          <Icon shape={shape} size={40} />
        </span>
        <p className={styles.outcomeAmount}>{money(deposit.amount)}</p>
        <h2 className={styles.outcomeTitle}>{text(`deposit.result.${deposit.state}`)}</h2>
        <p className={styles.outcomeText}>{text(`deposit.result.${deposit.state}.text`)}</p>
      </div>
      <Facts deposit={deposit} />
      <div className={styles.actions}>
        <NextStep deposit={deposit} />
        <Link className={buttonClass('quiet')} href={paths.transactionRecord()}>
          {text('deposit.result.records')}
        </Link>
      </div>
    </>
  );
}
