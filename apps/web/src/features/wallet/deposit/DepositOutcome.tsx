import { Link } from 'wouter';
import { CopyFact } from '#features/site/CopyFact.tsx';
import { useIsNarrow } from '#kit/session-record.ts';
import { sessionKeys } from '#kit/tab-keys.ts';
import { useText, type MessageKey } from '#kit/text.ts';
import { useFormat } from '@pavilion/client/language/format.ts';
import { isOwnPage } from '@pavilion/domain/site/link-rule';
import { isDecidedByHand } from '@pavilion/domain/wallet/deposit-state';
import { paths } from '@pavilion/screens/paths';
import { buttonClass } from '@pavilion/ui/actions/button-class.ts';
import { circleCheck, circleX, clock, hourglass } from '@pavilion/ui/icons/form-icons.ts';
import { Icon } from '@pavilion/ui/icons/Icon.tsx';
import { Card } from '@pavilion/ui/layout/Card.tsx';
import { Notice } from '@pavilion/ui/states/Notice.tsx';
import { checkoutAddress } from '../checkout.ts';
import { useMoneyFormat } from '../money-format.ts';
import type { Deposit } from '../wallet.queries.ts';
import { CancelDeposit } from './CancelDeposit.tsx';
import { PayPanel } from './PayPanel.tsx';
import styles from '../request/Request.module.css';

const looks = {
  pending: { shape: hourglass, tone: styles.waiting },
  paid: { shape: circleCheck, tone: styles.good },
  reviewing: { shape: hourglass, tone: styles.waiting },
  failed: { shape: circleX, tone: styles.bad },
  rejected: { shape: circleX, tone: styles.bad },
  expired: { shape: clock, tone: styles.bad },
  cancelled: { shape: circleX, tone: styles.waiting },
} as const satisfies Record<Deposit['state'], unknown>;

/** Names the chosen promotion and, once the money has arrived, its bonus. */
function useBonusWords({ promotion, state, bonusAmount }: Deposit): string | null {
  const text = useText();
  const money = useMoneyFormat();
  if (promotion === null || state !== 'paid') return promotion;
  if (bonusAmount === null) return text('deposit.result.bonus.none', { title: promotion });
  return `${promotion} · ${money(bonusAmount)}`;
}

function Info({ deposit }: { deposit: Deposit }) {
  const text = useText();
  const money = useMoneyFormat();
  const format = useFormat();
  const bonus = useBonusWords(deposit);
  return (
    <Card>
      <dl className={styles.facts}>
        <dt>{text('deposit.channels')}</dt>
        <dd>{deposit.channelName}</dd>
        {hasFee(deposit) && (
          <>
            <dt>{text('deposit.fee.kept')}</dt>
            <dd>{money(deposit.fee)}</dd>
            <dt>{text('deposit.fee.net')}</dt>
            <dd>{money(deposit.net)}</dd>
          </>
        )}
        {bonus !== null && (
          <>
            <dt>{text('deposit.bonus')}</dt>
            <dd>{bonus}</dd>
          </>
        )}
        {deposit.slipId !== null && (
          <>
            <dt>{text('deposit.pay.slip')}</dt>
            <dd>{text('deposit.pay.slip.sent')}</dd>
          </>
        )}
        <dt>{text('deposit.result.requested')}</dt>
        <dd>{format.dateTime(deposit.requestedAt)}</dd>
        {deposit.settledAt !== null && (
          <>
            <dt>{text('deposit.result.settled')}</dt>
            <dd>{format.dateTime(deposit.settledAt)}</dd>
          </>
        )}
      </dl>
      <CopyFact label={text('deposit.result.number')} value={deposit.depositId} />
    </Card>
  );
}

function hasFee({ fee }: Deposit): boolean {
  return /[1-9]/.test(fee);
}

function NextStep({ deposit }: { deposit: Deposit }) {
  const text = useText();
  const isNarrow = useIsNarrow();
  const game = sessionStorage.getItem(sessionKeys.returnToGame);
  const checkout = checkoutAddress(deposit.checkoutUrl ?? '');
  if (deposit.state === 'reviewing') return null;
  if (deposit.state === 'pending') {
    if (checkout === null || deposit.kind !== 'gateway') return null;
    return (
      <a className={buttonClass('secondary')} href={checkout}>
        {text('deposit.result.pay')}
      </a>
    );
  }
  // Neither deposits nor games are open in a narrow session.
  if (isNarrow) return null;
  if (deposit.state !== 'paid') {
    return (
      <Link className={buttonClass('primary')} href={paths.deposit()}>
        {text('deposit.result.again')}
      </Link>
    );
  }
  const toGame = isOwnPage(game);
  return (
    <Link className={buttonClass('primary')} href={toGame ? game : paths.home()}>
      {text(toGame ? 'deposit.result.game' : 'deposit.result.play')}
    </Link>
  );
}

function aboutOf({ state, kind, cancelledAt }: Deposit): MessageKey {
  if (state === 'paid' && cancelledAt !== null) return 'deposit.result.paid.cancelled';
  const isWaiting = state === 'pending';
  if (isWaiting && isDecidedByHand(kind)) return 'deposit.result.pending.hand';
  return `deposit.result.${state}.text`;
}

/** Shows the state of a deposit and what the person can do next. */
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
        <p className={styles.outcomeText}>{text(aboutOf(deposit))}</p>
      </div>
      {deposit.reason !== null && <Notice tone="error">{deposit.reason}</Notice>}
      <PayPanel deposit={deposit} />
      <Info deposit={deposit} />
      <div className={styles.actions}>
        <NextStep deposit={deposit} />
        <CancelDeposit deposit={deposit} />
        <Link className={buttonClass('quiet')} href={paths.transactionRecord()}>
          {text('deposit.result.records')}
        </Link>
      </div>
    </>
  );
}
