import type { ReactNode } from 'react';
import { RecordList, type EmptyRecords, type RecordQuery } from '#features/records/RecordList.tsx';
import { SignedMoney } from '#features/records/SignedMoney.tsx';
import { TrialMark } from '#features/session/TrialMark.tsx';
import { useMoneyFormat } from '#features/wallet/money-format.ts';
import { useText } from '#kit/text.ts';
import { useFormat } from '@pavilion/client/language/format.ts';
import { ListRow } from '@pavilion/ui/actions/ListRow.tsx';
import { Card } from '@pavilion/ui/layout/Card.tsx';
import type { MoneyRecords, TransactionRecord, TransactionTotals } from './records.queries.ts';
import { transactionIcons } from './transaction-icons.ts';
import styles from '#features/records/Records.module.css';

function Totals({ totals }: { totals: TransactionTotals }) {
  const text = useText();
  const money = useMoneyFormat();
  return (
    <Card role="group" aria-label={text('records.totals')}>
      <dl className={styles.totals}>
        <div>
          <dt>{text('records.totals.in')}</dt>
          <dd>{money(totals.moneyIn)}</dd>
        </div>
        <div>
          <dt>{text('records.totals.out')}</dt>
          <dd>{money(totals.moneyOut)}</dd>
        </div>
        <div>
          <dt>{text('records.totals.net')}</dt>
          <dd>
            <SignedMoney amount={totals.net} />
          </dd>
        </div>
      </dl>
    </Card>
  );
}

function TransactionRow({ move }: { move: TransactionRecord }) {
  const text = useText();
  const format = useFormat();
  const money = useMoneyFormat();
  const { account, otherAccount, gameName, vendorName } = move;
  const direction = move.amount.startsWith('-') ? 'to' : 'from';
  const other = otherAccount && text(`records.transfer.${direction}`, { account: otherAccount });
  const about = [account, other, gameName, vendorName].filter(Boolean);
  return (
    <ListRow
      icon={transactionIcons[move.kind]}
      title={text(`records.kind.${move.kind}`)}
      detail={
        <>
          {[...about, format.dateTime(move.createdAt)].join(' · ')} <TrialMark />
        </>
      }
      trail={
        <>
          <SignedMoney amount={move.amount} />
          <small>{text('records.transactions.after', { amount: money(move.balanceAfter) })}</small>
        </>
      }
    />
  );
}

type TransactionListProps = {
  query: Omit<RecordQuery<TransactionRecord>, 'data'> & { data: MoneyRecords | undefined };
  empty: EmptyRecords;
  /** Shown between the totals and the transactions. */
  action?: ReactNode;
};

/** Lists transactions with their totals, the member's own or those of a team. */
export function TransactionList({ query, empty, action }: TransactionListProps) {
  const { data } = query;
  return (
    <>
      {data?.totals && data.list.length > 0 && (
        <>
          <Totals totals={data.totals} />
          {action}
        </>
      )}
      <RecordList query={{ ...query, data: data?.list }} empty={empty}>
        {(list) => list.map((move) => <TransactionRow key={move.transactionId} move={move} />)}
      </RecordList>
    </>
  );
}
