import { useState } from 'react';
import { periodOf } from '#features/records/day-range.ts';
import { SaveFileButton } from '#features/records/SaveFileButton.tsx';
import { useText } from '#kit/text.ts';
import { paths } from '@pavilion/screens/paths';
import { readTransactionsFile, useTransactionRecords } from './records.queries.ts';
import { TransactionFilters, type MoveFilter } from './TransactionFilters.tsx';
import { TransactionList } from './TransactionList.tsx';

export function OwnTransactions() {
  const text = useText();
  const [filter, setFilter] = useState<MoveFilter>(() => ({
    period: periodOf('week', new Date()),
    kind: null,
  }));
  const moves = useTransactionRecords(filter.period, filter.kind);
  return (
    <>
      <TransactionFilters value={filter} onChange={setFilter} />
      <TransactionList
        query={moves}
        empty={{
          text: text('records.transactions.empty'),
          link: { href: paths.deposit(), text: text('records.transactions.empty.action') },
        }}
        action={
          <SaveFileButton
            label={text('records.export')}
            fileName="transactions.csv"
            read={() => readTransactionsFile(filter)}
          />
        }
      />
    </>
  );
}
