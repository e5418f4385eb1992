import { useState, type ReactNode } from 'react';
import { periodOf, type RecordPeriod } from '#features/records/day-range.ts';
import { PeriodPicker } from '#features/records/PeriodPicker.tsx';
import { RecordList, type EmptyRecords, type RecordQuery } from '#features/records/RecordList.tsx';
import { useMoneyFormat } from '#features/wallet/money-format.ts';
import { depositTones, withdrawalTones } from '#features/wallet/state-tones.ts';
import type { Deposit, Withdrawal } from '#features/wallet/wallet.queries.ts';
import { useText, type MessageKey } from '#kit/text.ts';
import { useFormat } from '@pavilion/client/language/format.ts';
import { paths } from '@pavilion/screens/paths';
import { ListRow } from '@pavilion/ui/actions/ListRow.tsx';
import { ChipRow } from '@pavilion/ui/choices/ChipRow.tsx';
import { Money } from '@pavilion/ui/values/Money.tsx';
import { Tag } from '@pavilion/ui/values/Tag.tsx';
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

type Filter<State> = { period: RecordPeriod; state: State | null };

function useFilter<State>() {
  return useState<Filter<State>>(() => ({ period: periodOf('month', new Date()), state: null }));
}

type PaymentListProps<State extends string, Payment> = {
  filter: Filter<State>;
  onFilter: (filter: Filter<State>) => void;
  states: Readonly<Record<State, unknown>>;
  nameOf: (state: State) => MessageKey;
  query: RecordQuery<Payment>;
  empty: EmptyRecords;
  children: (payment: Payment) => ReactNode;
};

/** Lists deposits or withdrawals of a period and a state, which are chosen above the list. */
function PaymentList<State extends string, Payment>(props: PaymentListProps<State, Payment>) {
  const { filter, onFilter, states, nameOf, query, empty, children } = props;
  return (
    <>
      <PeriodPicker value={filter.period} onChange={(period) => onFilter({ ...filter, period })} />
      <StateChips
        states={Object.keys(states) as State[]}
        nameOf={nameOf}
        value={filter.state}
        onChange={(state) => onFilter({ ...filter, state })}
      />
      <RecordList query={query} empty={empty}>
        {(list) => list.map(children)}
      </RecordList>
    </>
  );
}

export function DepositRecords() {
  const text = useText();
  const format = useFormat();
  const [filter, setFilter] = useFilter<Deposit['state']>();
  return (
    <PaymentList
      filter={filter}
      onFilter={setFilter}
      states={depositTones}
      nameOf={(state) => `deposit.state.${state}`}
      query={useDepositRecords(filter.period, filter.state)}
      empty={{
        text: text('records.deposits.empty'),
        link: { href: paths.deposit(), text: text('records.transactions.empty.action') },
      }}
    >
      {({ depositId, amount, fee, channelName, requestedAt, state }) => (
        <PaymentRow
          key={depositId}
          href={paths.depositResult(depositId)}
          amount={amount}
          fee={fee}
          detail={[channelName, format.dateTime(requestedAt)].join(' · ')}
          tag={<Tag tone={depositTones[state]}>{text(`deposit.state.${state}`)}</Tag>}
        />
      )}
    </PaymentList>
  );
}

export function WithdrawalRecords() {
  const text = useText();
  const format = useFormat();
  const [filter, setFilter] = useFilter<Withdrawal['state']>();
  return (
    <PaymentList
      filter={filter}
      onFilter={setFilter}
      states={withdrawalTones}
      nameOf={(state) => `withdraw.state.${state}`}
      query={useWithdrawalRecords(filter.period, filter.state)}
      empty={{
        text: text('records.withdrawals.empty'),
        link: { href: paths.withdraw(), text: text('records.withdrawals.empty.action') },
      }}
    >
      {({ withdrawalId, amount, fee, bankName, accountNumberMasked, requestedAt, state }) => (
        <PaymentRow
          key={withdrawalId}
          amount={amount}
          fee={fee}
          detail={[`${bankName} ${accountNumberMasked}`, format.dateTime(requestedAt)].join(' · ')}
          tag={<Tag tone={withdrawalTones[state]}>{text(`withdraw.state.${state}`)}</Tag>}
        />
      )}
    </PaymentList>
  );
}
