import { useText } from '#kit/text.ts';
import { ChipRow } from '@pavilion/ui/choices/ChipRow.tsx';
import { periodOf, recordRanges, type RecordPeriod } from './day-range.ts';
import { DayFields } from './DayFields.tsx';

type PeriodPickerProps = { value: RecordPeriod; onChange: (period: RecordPeriod) => void };

/** Picks the period that a record screen shows. */
export function PeriodPicker({ value, onChange }: PeriodPickerProps) {
  const text = useText();
  return (
    <>
      <ChipRow
        label={text('records.range')}
        chips={recordRanges.map((key) => ({ key, label: text(`records.range.${key}`) }))}
        value={value.range}
        onChange={(range) => onChange(periodOf(range, new Date()))}
      />
      {value.range === 'custom' && (
        <DayFields value={value} onChange={(days) => onChange({ ...value, ...days })} />
      )}
    </>
  );
}
