import { useState, type SubmitEvent } from 'react';
import { limits } from '@pavilion/domain/limits';
import { useErrorText } from '../../../kit/error-text.ts';
import { useText } from '../../../kit/text.ts';
import { finishedAmount } from '../../../ui/amount-typing.ts';
import { AmountField } from '../../../ui/AmountField.tsx';
import { Button } from '../../../ui/Button.tsx';
import { ChoiceList } from '../../../ui/ChoiceList.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { showToast } from '../../../ui/toast.ts';
import { amountProblem } from '../amount-problem.ts';
import { useMoneyDigits, useMoneySymbol, useShortMoneyFormat } from '../money-format.ts';
import type { DepositChannel } from '../wallet.queries.ts';
import { channelIcons } from './channel-icons.ts';
import { useDepositIntent } from './deposit-intent.ts';
import styles from '../Wallet.module.css';

function ChannelMark({ channel }: { channel: DepositChannel }) {
  if (channel.iconUrl === '') return <Icon shape={channelIcons[channel.kind]} />;
  return <img src={channel.iconUrl} alt="" width="40" height="40" />;
}

type ChannelListProps = {
  channels: readonly DepositChannel[];
  chosen: DepositChannel;
  onChange: (code: string) => void;
};

function ChannelList({ channels, chosen, onChange }: ChannelListProps) {
  const text = useText();
  const money = useShortMoneyFormat();
  const choices = channels.map((channel) => {
    const range = { minimum: money(channel.minimum), maximum: money(channel.maximum) };
    const about = channel.hint === '' ? text(`deposit.kind.${channel.kind}`) : channel.hint;
    return {
      key: channel.code,
      title: channel.name,
      detail: `${about} · ${text('deposit.limits', range)}`,
      mark: <ChannelMark channel={channel} />,
    };
  });
  return (
    <ChoiceList
      label={text('deposit.channels')}
      choices={choices}
      value={chosen.code}
      onChange={onChange}
    />
  );
}

/** What is wrong with the typed amount, told once the person has tried to go on. */
function useAmountError(typed: string, channel: DepositChannel, tried: boolean) {
  const text = useText();
  const money = useShortMoneyFormat();
  const problem = amountProblem(typed, channel);
  const words = problem && text(problem.label, { amount: money(problem.amount ?? '0') });
  return { problem, error: tried && words !== null ? words : undefined };
}

export function DepositForm({ channels }: { channels: readonly DepositChannel[] }) {
  const text = useText();
  const errorText = useErrorText();
  const money = useShortMoneyFormat();
  const [symbol, digits] = [useMoneySymbol(), useMoneyDigits()];
  const [code, setCode] = useState(channels[0]?.code);
  const [typed, setTyped] = useState('');
  const [tried, setTried] = useState(false);
  const channel = channels.find((one) => one.code === code) ?? channels[0];
  const intent = useDepositIntent();
  if (channel === undefined) throw new Error('a deposit form needs a channel');
  const { problem, error } = useAmountError(typed, channel, tried);
  const amount = finishedAmount(typed);

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    setTried(true);
    if (channel === undefined || amount === null) return;
    if (problem === null) intent.carryOut(channel.code, amount);
    else if (error !== undefined) showToast(error, { durationMs: limits.noticeToastMs });
  }

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <ChannelList channels={channels} chosen={channel} onChange={setCode} />
      <AmountField
        label={text('deposit.amount')}
        value={typed}
        onChange={setTyped}
        symbol={symbol}
        digits={digits}
        quickAmounts={channel.quickAmounts}
        quickLabel={money}
        quickGroupLabel={text('deposit.amount.quick')}
        error={error}
        hint={text('deposit.limits', {
          minimum: money(channel.minimum),
          maximum: money(channel.maximum),
        })}
      />
      {intent.error !== null && <Notice tone="error">{errorText(intent.error)}</Notice>}
      <div className={styles.action}>
        <p className={styles.note}>{text('deposit.note')}</p>
        <Button type="submit" busy={intent.busy}>
          {amount === null
            ? text('deposit.submit.empty')
            : text('deposit.submit', { amount: money(amount) })}
        </Button>
      </div>
    </form>
  );
}
