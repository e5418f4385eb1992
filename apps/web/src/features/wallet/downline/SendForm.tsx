import { useState, type SubmitEvent } from 'react';
import { ErrorNotice } from '#features/site/ErrorNotice.tsx';
import { useText } from '#kit/text.ts';
import { limits } from '@pavilion/domain/limits';
import { Button } from '@pavilion/ui/actions/Button.tsx';
import { AmountField } from '@pavilion/ui/fields/AmountField.tsx';
import { TextField } from '@pavilion/ui/fields/TextField.tsx';
import { compareAmounts } from '@pavilion/ui/values/compare-amounts.ts';
import { Money } from '@pavilion/ui/values/Money.tsx';
import { useAmountTyping } from '../amount-typing.ts';
import { isNothing, useMoneyFormat, useShortMoneyFormat } from '../money-format.ts';
import { useTransferDownline, type SentTransfer, type TransferRules } from './downline.queries.ts';
import { ReceiverField } from './ReceiverField.tsx';
import {
  fieldOfRefusal,
  transferOf,
  useDraftProblems,
  useRefusalText,
  type SendDraft,
} from './send-draft.ts';
import { SendSheet } from './SendSheet.tsx';
import styles from '../request/Request.module.css';

const usualAmounts = ['100', '500'];

type SendFormProps = {
  rules: TransferRules;
  account: string;
  onSent: (sent: SentTransfer) => void;
};

function quickAmounts({ sendable }: TransferRules): string[] {
  if (isNothing(sendable)) return [];
  return [...usualAmounts.filter((one) => compareAmounts(one, sendable) < 0), sendable];
}

function Terms({ rules }: { rules: TransferRules }) {
  const text = useText();
  const money = useShortMoneyFormat();
  const { leftToday, timesLeft, playThrough } = rules;
  return (
    <div>
      <p className={styles.note}>
        {text('send.today', { amount: money(leftToday), times: timesLeft })}
      </p>
      {playThrough > 0 && (
        <p className={styles.note}>{text('send.playThrough', { times: playThrough })}</p>
      )}
      <p className={styles.note}>{text('send.final')}</p>
    </div>
  );
}

type HowMuchProps = {
  rules: TransferRules;
  value: string | null;
  error: string | undefined;
  onChange: (amount: string | null) => void;
};

function HowMuch({ rules, value, error, onChange }: HowMuchProps) {
  const text = useText();
  const money = useMoneyFormat();
  const shortMoney = useShortMoneyFormat();
  const typing = useAmountTyping();
  return (
    <>
      <p className={styles.available}>
        <span className={styles.availableLabel}>{text('wallet.available')}</span>
        <Money className={styles.availableAmount ?? ''} amount={rules.cash} format={money} />
      </p>
      <AmountField
        label={text('send.amount')}
        value={value}
        onChange={onChange}
        typing={typing}
        quickAmounts={quickAmounts(rules)}
        quickLabel={(one) => (one === rules.sendable ? text('send.amount.all') : shortMoney(one))}
        quickGroupLabel={text('send.amount.quick')}
        error={error}
        hint={text('deposit.limits', {
          minimum: shortMoney(rules.minimum),
          maximum: shortMoney(rules.maximum),
        })}
      />
    </>
  );
}

/** Who gets how much; the sheet behind it asks for the payment password and sends. */
export function SendForm({ rules, account, onSent }: SendFormProps) {
  const text = useText();
  const problemsOf = useDraftProblems(rules);
  const refusalText = useRefusalText();
  const call = useTransferDownline();
  const [draft, setDraft] = useState<SendDraft>({ account, amount: null, remark: '' });
  const [tried, setTried] = useState(false);
  const [isChecking, setIsChecking] = useState(false);
  const { amount } = draft;
  const problems = problemsOf(draft);
  const refused = call.error && fieldOfRefusal(call.error);
  const errorOf = (field: 'account' | 'amount'): string | undefined => {
    if (refused === field && call.error) return refusalText(call.error);
    return (tried && problems[field]) || undefined;
  };

  function change(changes: Partial<SendDraft>): void {
    if (call.error !== null) call.reset();
    setDraft({ ...draft, ...changes });
  }
  function submit(event: SubmitEvent): void {
    event.preventDefault();
    setTried(true);
    if (problems.account === null && problems.amount === null) setIsChecking(true);
  }
  return (
    <>
      <form className={styles.form} noValidate onSubmit={submit}>
        <p className={styles.stepText}>{text('send.about')}</p>
        <ReceiverField
          value={draft.account}
          error={errorOf('account')}
          mayBeAbove={rules.toUpline}
          onChange={(typed) => change({ account: typed })}
        />
        <HowMuch
          rules={rules}
          value={amount}
          error={errorOf('amount')}
          onChange={(typed) => change({ amount: typed })}
        />
        <TextField
          label={text('send.remark')}
          value={draft.remark}
          maxLength={limits.transferRemarkLength}
          autoComplete="off"
          onChange={(event) => change({ remark: event.target.value })}
        />
        <ErrorNotice error={refused === null ? call.error : null} />
        <Button type="submit">{text('send.continue')}</Button>
        <Terms rules={rules} />
      </form>
      {amount !== null && (
        <SendSheet
          open={isChecking}
          transfer={transferOf(draft, amount)}
          call={call}
          onClose={() => setIsChecking(false)}
          onSent={onSent}
        />
      )}
    </>
  );
}
