import { CopyFact } from '#features/site/CopyFact.tsx';
import { useText } from '#kit/text.ts';
import { useFormat } from '@pavilion/client/language/format.ts';
import { Card } from '@pavilion/ui/layout/Card.tsx';
import { Timeline } from '@pavilion/ui/layout/Timeline.tsx';
import { Notice } from '@pavilion/ui/states/Notice.tsx';
import { useMoneyFormat } from '../money-format.ts';
import type { Withdrawal } from '../wallet.queries.ts';
import { stepTime, withdrawalSteps } from './withdrawal-steps.ts';
import styles from '../request/Request.module.css';

/** Returns the steps with their times, and what the present one means. */
function useSteps(withdrawal: Withdrawal) {
  const text = useText();
  const format = useFormat();
  return withdrawalSteps(withdrawal).map(({ state, progress }) => {
    const at = stepTime(withdrawal, state);
    const words = state === withdrawal.state ? text(`withdraw.state.${state}.text`) : undefined;
    const parts = [at === null ? undefined : format.dateTime(at), words];
    return {
      key: state,
      title: text(`withdraw.state.${state}`),
      state: progress,
      detail: parts.filter((part) => part !== undefined).join(' · ') || undefined,
    };
  });
}

/** Shows a withdrawal with its steps, as the receipt does. */
export function WithdrawalCard({ withdrawal }: { withdrawal: Withdrawal }) {
  const text = useText();
  const money = useMoneyFormat();
  const { fee, net, state, reason } = withdrawal;
  const account = `${withdrawal.bankName} ${withdrawal.accountNumberMasked}`;
  return (
    <>
      <Card look="lit">
        <div className={styles.form}>
          <div role="status">
            <p className={styles.outcomeAmount}>{money(withdrawal.amount)}</p>
            <p className={styles.stepText}>{account}</p>
            <p className={styles.stepTitle}>{text(`withdraw.state.${state}`)}</p>
          </div>
          {reason !== null && <Notice tone="error">{reason}</Notice>}
          <Timeline label={text('withdraw.request')} steps={useSteps(withdrawal)} />
        </div>
      </Card>
      <Card>
        <dl className={styles.facts}>
          <dt>{text('withdraw.amount')}</dt>
          <dd>{money(withdrawal.amount)}</dd>
          <dt>{text('deposit.fee.kept')}</dt>
          <dd>{money(fee)}</dd>
          <dt>{text('withdraw.net')}</dt>
          <dd>{money(net)}</dd>
        </dl>
        <CopyFact label={text('withdraw.number')} value={withdrawal.withdrawalId} />
      </Card>
    </>
  );
}
