import { useState, type SubmitEvent } from 'react';
import { ErrorNotice } from '#features/site/ErrorNotice.tsx';
import { useAmountTyping } from '#features/wallet/amount-typing.ts';
import { isNothing, useShortMoneyFormat } from '#features/wallet/money-format.ts';
import { useText, type MessageKey } from '#kit/text.ts';
import { afterCall } from '@pavilion/client/calls/after-call.ts';
import { useDurationFormat } from '@pavilion/client/language/duration.ts';
import { limits } from '@pavilion/domain/limits';
import { Button } from '@pavilion/ui/actions/Button.tsx';
import { AmountField } from '@pavilion/ui/fields/AmountField.tsx';
import { showToast } from '@pavilion/ui/overlays/toast.ts';
import { Notice } from '@pavilion/ui/states/Notice.tsx';
import { useSetLimit, type OwnLimit, type OwnLimits } from '../limits.queries.ts';
import { hasToWait, isSameLimit, useLimitWords } from './limit-words.ts';
import { TimeField } from './TimeField.tsx';
import styles from './Limits.module.css';

const usualAmounts = { bet: ['20', '50', '100'], others: ['500', '1000', '5000'] };
/** Has a thousands group and decimals, so that it shows how both are written. */
const exampleAmount = '1250.50';

export type RaiseTerms = Pick<OwnLimits, 'raiseAfterHours' | 'confirmWithinHours'>;
type FormProps = { limit: OwnLimit; terms: RaiseTerms; onDone: () => void };

/** Sets the limit and says whether it counts already, or from when it may be confirmed. */
function useSetting(limit: OwnLimit, onDone: () => void) {
  const text = useText();
  const words = useLimitWords();
  const setting = useSetLimit();
  const { kind, period } = limit;

  function sayOutcome({ list }: OwnLimits): void {
    const wish = list.find((one) => isSameLimit(one, limit))?.wish;
    const said = wish
      ? text('limits.waits', { from: words.when(wish.from) })
      : text('limits.saved');
    showToast(said, { kind: 'success', durationMs: limits.noticeToastMs });
    onDone();
  }

  return {
    set: (amount: string | null) =>
      afterCall(setting.mutateAsync({ kind, period, amount }), sayOutcome),
    busy: setting.isPending,
    error: setting.error,
  };
}

/** Says that a looser limit waits and needs a second yes, before it is requested. */
function WaitNotice({ limit, terms, label }: FormNoticeProps) {
  const text = useText();
  const words = useLimitWords();
  const duration = useDurationFormat();
  const times = {
    wait: duration.hours(terms.raiseAfterHours),
    answer: duration.hours(terms.confirmWithinHours),
    amount: words.amount(limit, limit.amount),
  };
  return <Notice>{text(label, times)}</Notice>;
}

type FormNoticeProps = {
  limit: OwnLimit;
  terms: RaiseTerms;
  label: Extract<MessageKey, 'limits.raise.text' | 'limits.remove.text'>;
};

type AmountProps = {
  limit: OwnLimit;
  value: string | null;
  onChange: (amount: string | null) => void;
  tried: boolean;
};

function LimitAmount({ limit, value, onChange, tried }: AmountProps) {
  const text = useText();
  const money = useShortMoneyFormat();
  const typing = useAmountTyping();
  const isWrong = tried && !isAmount(value);
  if (limit.kind === 'time') {
    const error = isWrong ? text('limits.time.wrong') : undefined;
    return <TimeField value={value} onChange={onChange} error={error} />;
  }
  return (
    <AmountField
      label={text('limits.amount')}
      value={value}
      onChange={onChange}
      typing={typing}
      quickAmounts={limit.kind === 'bet' ? usualAmounts.bet : usualAmounts.others}
      quickLabel={money}
      quickGroupLabel={text('transfer.amount.quick')}
      error={isWrong ? text('deposit.amount.missing', { amount: money(exampleAmount) }) : undefined}
    />
  );
}

function isAmount(value: string | null): value is string {
  return value !== null && !isNothing(value);
}

type ChangeProps = FormProps & { onRemove: () => void };

/** Sets an amount: a lower one at once, a higher one as a request. */
function ChangeForm({ limit, terms, onDone, onRemove }: ChangeProps) {
  const text = useText();
  const { set, busy, error } = useSetting(limit, onDone);
  const [amount, setAmount] = useState(limit.amount);
  const [tried, setTried] = useState(false);
  const waits = isAmount(amount) && hasToWait(limit, amount);

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    setTried(true);
    if (isAmount(amount)) set(amount);
  }

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <LimitAmount limit={limit} value={amount} onChange={setAmount} tried={tried} />
      {waits && <WaitNotice limit={limit} terms={terms} label="limits.raise.text" />}
      <ErrorNotice error={error} />
      <Button type="submit" busy={busy}>
        {text(waits ? 'limits.request' : 'limits.save')}
      </Button>
      {limit.amount !== null && (
        <Button kind="quiet" disabled={busy} onClick={onRemove}>
          {text('limits.remove')}
        </Button>
      )}
    </form>
  );
}

/** Asks once more before a removal is requested, and says that it waits. */
function Removal({ limit, terms, onDone, onBack }: FormProps & { onBack: () => void }) {
  const text = useText();
  const { set, busy, error } = useSetting(limit, onDone);
  return (
    <div className={styles.form}>
      <WaitNotice limit={limit} terms={terms} label="limits.remove.text" />
      <ErrorNotice error={error} />
      <Button disabled={busy} onClick={onBack}>
        {text('limits.ripe.keep')}
      </Button>
      <Button kind="quiet" busy={busy} onClick={() => set(null)}>
        {text('limits.remove.request')}
      </Button>
    </div>
  );
}

/** Sets one limit, or requests its removal. */
export function LimitForm(props: FormProps) {
  const [removing, setRemoving] = useState(false);
  return removing ? (
    <Removal {...props} onBack={() => setRemoving(false)} />
  ) : (
    <ChangeForm {...props} onRemove={() => setRemoving(true)} />
  );
}
