import { useState, type ReactNode } from 'react';
import { Link } from 'wouter';
import { useMoneyFormat } from '#features/wallet/money-format.ts';
import { depositTones, withdrawalTones } from '#features/wallet/state-tones.ts';
import type { Deposit, Withdrawal } from '#features/wallet/wallet.queries.ts';
import { useText, type MessageKey } from '#kit/text.ts';
import { useFormat } from '@pavilion/client/language/format.ts';
import { paths } from '@pavilion/screens/paths';
import { buttonClass } from '@pavilion/ui/actions/button-class.ts';
import { ListRow } from '@pavilion/ui/actions/ListRow.tsx';
import { ChipRow } from '@pavilion/ui/choices/ChipRow.tsx';
import { EmptyState } from '@pavilion/ui/states/EmptyState.tsx';
import { Money } from '@pavilion/ui/values/Money.tsx';
import { Tag } from '@pavilion/ui/values/Tag.tsx';
import { periodOf, type RecordPeriod } from './day-range.ts';
import { PeriodPicker } from './PeriodPicker.tsx';
import { RecordList } from './RecordList.tsx';
import { useDepositRecords, useWithdrawalRecords } from './records.queries.ts';

const hasFee = (fee: string): boolean => /[1-9]/.test(fee);

function StateChips<State extends string>(props: {
  states: readonly State[];
  nameOf: (state: State) => MessageKey;
  value: State | null;
  onChange: (state: State | null) => void;
}) {
  const text = useText();
  const { states, nameOf, value, onChange } = props;
  const all = { key: 'all', label: text('records.state.all') };
  return (
    <ChipRow
      label={text('records.state')}
      chips={[all, ...states.map((key) => ({ key, label: text(nameOf(key)) }))]}
      value={value ?? 'all'}
      onChange={(key) => onChange(states.find((state) => state === key) ?? null)}
    />
  );
}

function PaymentRow(props: {
  href?: string;
  amount: string;
  fee: string;
  detail: string;
  tag: ReactNode;
}) {
  const text = useText();
  const money = useMoneyFormat();
  const row = {
    title: <Money amount={props.amount} format={money} />,
    detail: props.detail,
    trail: (
      <>
        {props.tag}
        {hasFee(props.fee) && <small>{text('records.fee', { amount: money(props.fee) })}</small>}
      </>
    ),
  };
  return props.href === undefined ? <ListRow {...row} /> : <ListRow {...row} href={props.href} />;
}

function useFilter<State>() {
  const [period, setPeriod] = useState<RecordPeriod>(() => periodOf('month', new Date()));
  const [state, setState] = useState<State | null>(null);
  return { period, setPeriod, state, setState };
}

export function DepositRecords() {
  const text = useText();
  const format = useFormat();
  const { period, setPeriod, state, setState } = useFilter<Deposit['state']>();
  const deposits = useDepositRecords(period, state);
  const action = (
    <Link className={buttonClass('primary', 'compact')} href={paths.deposit()}>
      {text('records.transactions.empty.action')}
    </Link>
  );
  return (
    <>
      <PeriodPicker value={period} onChange={setPeriod} />
      <StateChips
        states={Object.keys(depositTones) as Deposit['state'][]}
        nameOf={(one) => `deposit.state.${one}`}
        value={state}
        onChange={setState}
      />
      <RecordList
        query={deposits}
        empty={<EmptyState text={text('records.deposits.empty')} action={action} />}
      >
        {(list) =>
          list.map((one) => (
            <PaymentRow
              key={one.depositId}
              href={paths.depositResult(one.depositId)}
              amount={one.amount}
              fee={one.fee}
              detail={[one.channelName, format.dateTime(one.requestedAt)].join(' · ')}
              tag={<Tag tone={depositTones[one.state]}>{text(`deposit.state.${one.state}`)}</Tag>}
            />
          ))
        }
      </RecordList>
    </>
  );
}

export function WithdrawalRecords() {
  const text = useText();
  const format = useFormat();
  const { period, setPeriod, state, setState } = useFilter<Withdrawal['state']>();
  const withdrawals = useWithdrawalRecords(period, state);
  const action = (
    <Link className={buttonClass('primary', 'compact')} href={paths.withdraw()}>
      {text('records.withdrawals.empty.action')}
    </Link>
  );
  const toneOf = (one: Withdrawal) => withdrawalTones[one.state];
  const bankOf = (one: Withdrawal) => `${one.bankName} ${one.accountNumberMasked}`;
  return (
    <>
      <PeriodPicker value={period} onChange={setPeriod} />
      <StateChips
        states={Object.keys(withdrawalTones) as Withdrawal['state'][]}
        nameOf={(one) => `withdraw.state.${one}`}
        value={state}
        onChange={setState}
      />
      <RecordList
        query={withdrawals}
        empty={<EmptyState text={text('records.withdrawals.empty')} action={action} />}
      >
        {(list) =>
          list.map((one) => (
            <PaymentRow
              key={one.withdrawalId}
              amount={one.amount}
              fee={one.fee}
              detail={[bankOf(one), format.dateTime(one.requestedAt)].join(' · ')}
              tag={<Tag tone={toneOf(one)}>{text(`withdraw.state.${one.state}`)}</Tag>}
            />
          ))
        }
      </RecordList>
    </>
  );
}
