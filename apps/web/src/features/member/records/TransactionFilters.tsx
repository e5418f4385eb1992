import type { RecordPeriod } from '#features/records/day-range.ts';
import { PeriodPicker } from '#features/records/PeriodPicker.tsx';
import { useText } from '#kit/text.ts';
import { ChipRow } from '@pavilion/ui/choices/ChipRow.tsx';
import { useTransactionCodes, type TransactionKind } from './records.queries.ts';
import { transactionIcons } from './transaction-icons.ts';

export type MoveFilter = { period: RecordPeriod; kind: TransactionKind | null };

const kinds = Object.keys(transactionIcons) as TransactionKind[];

type TransactionFiltersProps = { value: MoveFilter; onChange: (filter: MoveFilter) => void };

export function TransactionFilters({ value, onChange }: TransactionFiltersProps) {
  const text = useText();
  const { data: codes } = useTransactionCodes();
  // Local labels are shown until the server's arrive, and where they cannot be fetched.
  const chips =
    codes?.map(({ code, label }) => ({ key: code, label })) ??
    kinds.map((key) => ({ key, label: text(`records.kind.${key}`) }));
  const all = { key: 'all', label: text('records.kind.all') } as const;
  return (
    <>
      <PeriodPicker value={value.period} onChange={(period) => onChange({ ...value, period })} />
      <ChipRow
        label={text('records.kind')}
        chips={[all, ...chips]}
        value={value.kind ?? 'all'}
        onChange={(key) => onChange({ ...value, kind: key === 'all' ? null : key })}
      />
    </>
  );
}
