import { useState } from 'react';
import { Link } from 'wouter';
import { useText } from '#kit/text.ts';
import { useErrorText } from '@pavilion/client/language/error-text.ts';
import { paths } from '@pavilion/screens/paths';
import { buttonClass } from '@pavilion/ui/actions/button-class.ts';
import { Button } from '@pavilion/ui/actions/Button.tsx';
import { showToast } from '@pavilion/ui/overlays/toast.ts';
import { EmptyState } from '@pavilion/ui/states/EmptyState.tsx';
import { periodOf } from './day-range.ts';
import { useExportTransactions, useTransactionRecords } from './records.queries.ts';
import { saveFile } from './save-file.ts';
import { TransactionFilters, type MoveFilter } from './TransactionFilters.tsx';
import { TransactionList } from './TransactionList.tsx';

function ExportButton({ filter }: { filter: MoveFilter }) {
  const text = useText();
  const errorText = useErrorText();
  const exporting = useExportTransactions();
  const download = () =>
    exporting.mutate(filter, {
      onSuccess: (file) => {
        saveFile(file, 'transactions.csv');
        showToast(text('records.export.done'), { kind: 'success' });
      },
      onError: (error) => showToast(errorText(error), { kind: 'error', durationMs: 3000 }),
    });
  return (
    <Button kind="secondary" busy={exporting.isPending} onClick={download}>
      {text('records.export')}
    </Button>
  );
}

export function OwnTransactions() {
  const text = useText();
  const [filter, setFilter] = useState<MoveFilter>(() => ({
    period: periodOf('week', new Date()),
    kind: null,
  }));
  const moves = useTransactionRecords(filter.period, filter.kind);
  const deposit = (
    <Link className={buttonClass('primary', 'compact')} href={paths.deposit()}>
      {text('records.transactions.empty.action')}
    </Link>
  );
  return (
    <>
      <TransactionFilters value={filter} onChange={setFilter} />
      <TransactionList
        query={moves}
        empty={<EmptyState text={text('records.transactions.empty')} action={deposit} />}
        action={<ExportButton filter={filter} />}
      />
    </>
  );
}
