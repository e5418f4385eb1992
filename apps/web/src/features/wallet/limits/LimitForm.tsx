import { useState, type SubmitEvent } from 'react';
import { ErrorNotice } from '#features/site/ErrorNotice.tsx';
import { useText } from '#kit/text.ts';
import { limits } from '@pavilion/domain/limits';
import { Button } from '@pavilion/ui/actions/Button.tsx';
import { AmountField } from '@pavilion/ui/fields/AmountField.tsx';
import { showToast } from '@pavilion/ui/overlays/toast.ts';
import { useShortMoneyFormat } from '../money-format.ts';
import { amountProblem } from '../request/amount-problem.ts';
import { useAmountTyping } from '../request/amount-typing.ts';
import { useSetLimit, type OwnLimit } from './limits.queries.ts';
import styles from '../request/Request.module.css';

const usualAmounts = ['500', '1000', '5000'];
const range = { minimum: '1', maximum: '1000000000' };

/** Sets the limit of one period, or removes it. */
export function LimitForm({ limit, onDone }: { limit: OwnLimit; onDone: () => void }) {
  const text = useText();
  const money = useShortMoneyFormat();
  const typing = useAmountTyping();
  const setting = useSetLimit();
  const [amount, setAmount] = useState(limit.amount);
  const [tried, setTried] = useState(false);
  const problem = amountProblem(amount, range);
  const words = problem && text(problem.label, { amount: money(problem.amount) });

  function set(wanted: string | null): void {
    setting.mutate(
      { period: limit.period, amount: wanted },
      {
        onSuccess: ({ list }) => {
          const waits = list.some(({ period, next }) => period === limit.period && next !== null);
          const said = text(waits ? 'limits.waits' : 'limits.saved');
          showToast(said, { kind: 'success', durationMs: limits.toastShortMs });
          onDone();
        },
      },
    );
  }

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    setTried(true);
    if (problem === null) set(amount);
  }

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <AmountField
        label={text('limits.amount')}
        value={amount}
        onChange={setAmount}
        typing={typing}
        quickAmounts={usualAmounts}
        quickLabel={money}
        quickGroupLabel={text('transfer.amount.quick')}
        error={tried && words !== null ? words : undefined}
      />
      <ErrorNotice error={setting.error} />
      <Button type="submit" busy={setting.isPending}>
        {text('limits.save')}
      </Button>
      {limit.amount !== null && (
        <Button kind="quiet" busy={setting.isPending} onClick={() => set(null)}>
          {text('limits.remove')}
        </Button>
      )}
    </form>
  );
}
