import { useFormat } from '../../../kit/format.ts';
import { useText } from '../../../kit/text.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Section } from '../../../ui/Section.tsx';
import { Timeline } from '../../../ui/Timeline.tsx';
import { useMoneyFormat } from '../money-format.ts';
import { useRecentWithdrawals, type Withdrawal } from '../wallet.queries.ts';
import { withdrawalWay } from './withdrawal-way.ts';
import styles from '../Wallet.module.css';

export type WithdrawalCardProps = { withdrawal: Withdrawal; onAnother: () => void };

/** The state that the newest record tells, else the one that the request was answered with. */
function useLiveState({ withdrawalId, state }: Withdrawal): Withdrawal['state'] {
  const recent = useRecentWithdrawals();
  return recent.data?.list.find((row) => row.withdrawalId === withdrawalId)?.state ?? state;
}

export function WithdrawalCard({ withdrawal, onAnother }: WithdrawalCardProps) {
  const text = useText();
  const format = useFormat();
  const money = useMoneyFormat();
  const live = useLiveState(withdrawal);
  const steps = withdrawalWay(live).map(({ state, progress }) => ({
    key: state,
    title: text(`withdraw.state.${state}`),
    state: progress,
    detail:
      state === live
        ? text(`withdraw.state.${state}.text`)
        : state === 'requested'
          ? format.dateTime(withdrawal.requestedAt)
          : undefined,
  }));
  return (
    <Section title={text('withdraw.request')}>
      <Card look="lit">
        <div className={styles.form}>
          <div role="status">
            <p className={styles.outcomeAmount}>{money(withdrawal.amount)}</p>
            <p className={styles.stepText}>
              {withdrawal.bankName} {withdrawal.accountNumberMasked}
            </p>
            <p className={styles.availableLabel}>{format.dateTime(withdrawal.requestedAt)}</p>
          </div>
          <Timeline label={text('withdraw.request')} steps={steps} />
        </div>
      </Card>
      <Button kind="secondary" onClick={onAnother}>
        {text('withdraw.request.another')}
      </Button>
    </Section>
  );
}
