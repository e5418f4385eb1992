import { useState, type SubmitEvent } from 'react';
import { ErrorNotice } from '#features/site/ErrorNotice.tsx';
import { useText, type MessageKey } from '#kit/text.ts';
import { limits } from '@pavilion/domain/limits';
import { depositFee } from '@pavilion/domain/wallet/fee';
import { formatAmount, parseAmount } from '@pavilion/domain/wallet/money';
import { Button } from '@pavilion/ui/actions/Button.tsx';
import { AmountField } from '@pavilion/ui/fields/AmountField.tsx';
import { showToast } from '@pavilion/ui/overlays/toast.ts';
import { useAmountTyping } from '../amount-typing.ts';
import { useMoneyDigits, useShortMoneyFormat } from '../money-format.ts';
import { amountProblem } from '../request/amount-problem.ts';
import { useDepositBonuses, type DepositChannel } from '../wallet.queries.ts';
import { BonusField } from './BonusField.tsx';
import { ChannelField } from './ChannelField.tsx';
import { useDepositIntent } from './deposit-intent.ts';
import styles from '../request/Request.module.css';

const notes = {
  gateway: 'deposit.note',
  qr: 'deposit.note.code',
  bankTransfer: 'deposit.note.hand',
  manual: 'deposit.note.hand',
} as const satisfies Record<DepositChannel['kind'], MessageKey>;

type TermsProps = { channel: DepositChannel; amount: string | null; playThrough: number };

/** Shows how much of an amount must be played before a withdrawal, and what arrives of it. */
function AmountTerms({ channel, amount, playThrough }: TermsProps) {
  const text = useText();
  const fee = <FeeLine channel={channel} amount={amount} />;
  if (playThrough === 0) return fee;
  return (
    <div>
      <p className={styles.note}>{text('deposit.playThrough', { times: playThrough })}</p>
      {fee}
    </div>
  );
}

/** Shows the channel's fee on an amount, and what arrives. */
function FeeLine({ channel, amount }: { channel: DepositChannel; amount: string | null }) {
  const text = useText();
  const money = useShortMoneyFormat();
  const digits = useMoneyDigits();
  const minor = amount === null ? null : parseAmount(amount, digits);
  if (minor === null) return null;
  const fee = channel.feePercent === 0 ? 0n : depositFee(minor, channel.feePercent);
  const net = money(formatAmount(minor - fee, digits));
  return (
    <p className={styles.note}>
      {fee === 0n
        ? text('deposit.fee.none', { net })
        : text('deposit.fee', { fee: money(formatAmount(fee, digits)), net })}
    </p>
  );
}

/** The error of the typed amount, once the person has tried to go on. */
function useAmountError(amount: string | null, channel: DepositChannel, tried: boolean) {
  const text = useText();
  const money = useShortMoneyFormat();
  const problem = amountProblem(amount, channel);
  const words = problem && text(problem.label, { amount: money(problem.amount) });
  return { problem, error: tried && words !== null ? words : undefined };
}

function focusAmount(form: HTMLFormElement): void {
  form.querySelector<HTMLInputElement>('input[inputmode]')?.focus();
}

export type DepositFormProps = { channels: readonly DepositChannel[]; playThrough: number };

export function DepositForm({ channels, playThrough }: DepositFormProps) {
  const text = useText();
  const money = useShortMoneyFormat();
  const typing = useAmountTyping();
  const [code, setCode] = useState(channels[0]?.code);
  const [amount, setAmount] = useState<string | null>(null);
  const [promotionId, setPromotionId] = useState('');
  const [tried, setTried] = useState(false);
  const channel = channels.find((one) => one.code === code) ?? channels[0];
  const bonuses = useDepositBonuses().data?.list ?? [];
  const intent = useDepositIntent();
  if (channel === undefined) throw new Error('a deposit form needs a channel');
  const { problem, error } = useAmountError(amount, channel, tried);

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    setTried(true);
    // The error is shown at the amount, which the bar of the button may cover.
    if (problem !== null) focusAmount(event.currentTarget);
    if (channel === undefined || amount === null) return;
    // A bonus that is no longer there to choose is not asked for.
    const chosen = bonuses.find((one) => one.promotionId === promotionId);
    const input = { channel, amount, promotionId: chosen?.promotionId ?? '' };
    if (problem === null) intent.carryOut(input);
    else if (error !== undefined) showToast(error, { durationMs: limits.noticeToastMs });
  }

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <ChannelField channels={channels} chosen={channel} onChange={setCode} />
      <AmountField
        label={text('deposit.amount')}
        value={amount}
        onChange={setAmount}
        typing={typing}
        quickAmounts={channel.quickAmounts}
        quickLabel={money}
        quickGroupLabel={text('deposit.amount.quick')}
        error={error}
        hint={text('deposit.limits', {
          minimum: money(channel.minimum),
          maximum: money(channel.maximum),
        })}
      />
      <AmountTerms
        channel={channel}
        amount={problem === null ? amount : null}
        playThrough={playThrough}
      />
      <BonusField value={promotionId} onChange={setPromotionId} />
      <ErrorNotice error={intent.error} />
      <div className={styles.action}>
        <p className={styles.note}>{text(notes[channel.kind])}</p>
        <Button type="submit" busy={intent.busy} disabled={!channel.open}>
          {amount === null
            ? text('deposit.submit.empty')
            : text('deposit.submit', { amount: money(amount) })}
        </Button>
      </div>
    </form>
  );
}
