import { useState } from 'react';
import { Link } from 'wouter';
import { useFormat } from '../../kit/format.ts';
import { paths } from '../../kit/paths.ts';
import { useText } from '../../kit/text.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { ChipRow } from '../../ui/ChipRow.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ListRow } from '../../ui/ListRow.tsx';
import { Page } from '../../ui/Page.tsx';
import { RequireSession } from '../session/RequireSession.tsx';
import { useMoneyFormat } from '../wallet/money-format.ts';
import type { RecordRange } from './day-range.ts';
import { RangeChips } from './RangeChips.tsx';
import { RecordList } from './RecordList.tsx';
import {
  useTransactionRecords,
  type TransactionKind,
  type TransactionRecord,
} from './records.queries.ts';
import { SignedMoney } from './SignedMoney.tsx';
import { transactionIcons } from './transaction-icons.ts';

const kinds = Object.keys(transactionIcons) as TransactionKind[];

function KindChips(props: {
  value: TransactionKind | null;
  onChange: (kind: TransactionKind | null) => void;
}) {
  const text = useText();
  const all = { key: 'all', label: text('records.kind.all') } as const;
  return (
    <ChipRow
      label={text('records.kind')}
      chips={[all, ...kinds.map((key) => ({ key, label: text(`records.kind.${key}`) }))]}
      value={props.value ?? 'all'}
      onChange={(key) => props.onChange(key === 'all' ? null : key)}
    />
  );
}

function TransactionRow({ move }: { move: TransactionRecord }) {
  const text = useText();
  const format = useFormat();
  const money = useMoneyFormat();
  return (
    <ListRow
      icon={transactionIcons[move.kind]}
      title={text(`records.kind.${move.kind}`)}
      detail={format.dateTime(move.createdAt)}
      trail={
        <>
          <SignedMoney amount={move.amount} />
          <small>{text('records.transactions.after', { amount: money(move.balanceAfter) })}</small>
        </>
      }
    />
  );
}

function Transactions() {
  const text = useText();
  const [range, setRange] = useState<RecordRange>('week');
  const [kind, setKind] = useState<TransactionKind | null>(null);
  const moves = useTransactionRecords(range, kind);
  const deposit = (
    <Link className={buttonClass('primary', 'compact')} href={paths.deposit()}>
      {text('records.transactions.empty.action')}
    </Link>
  );
  return (
    <>
      <RangeChips value={range} onChange={setRange} />
      <KindChips value={kind} onChange={setKind} />
      <RecordList
        query={moves}
        empty={<EmptyState text={text('records.transactions.empty')} action={deposit} />}
      >
        {(list) => list.map((move) => <TransactionRow key={move.transactionId} move={move} />)}
      </RecordList>
    </>
  );
}

export function TransactionRecordScreen() {
  const text = useText();
  return (
    <RequireSession>
      {() => (
        <Page title={text('title.transactionRecord')}>
          <Transactions />
        </Page>
      )}
    </RequireSession>
  );
}
