import { useState } from 'react';
import { useText } from '#kit/text.ts';
import { useErrorText } from '@pavilion/client/language/error-text.ts';
import { paths } from '@pavilion/screens/paths';
import { Button } from '@pavilion/ui/actions/Button.tsx';
import { showToast } from '@pavilion/ui/overlays/toast.ts';
import { periodOf } from './day-range.ts';
import { useExportTransactions, useTransactionRecords } from './records.queries.ts';
import { TransactionFilters, type MoveFilter } from './TransactionFilters.tsx';
import { TransactionList } from './TransactionList.tsx';

const keepMs = 60_000;

/** Hands a file to the browser's downloads. */
function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // Some browsers read the file only after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), keepMs);
}

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
  return (
    <>
      <TransactionFilters value={filter} onChange={setFilter} />
      <TransactionList
        query={moves}
        empty={{
          text: text('records.transactions.empty'),
          link: { href: paths.deposit(), text: text('records.transactions.empty.action') },
        }}
        action={<ExportButton filter={filter} />}
      />
    </>
  );
}
