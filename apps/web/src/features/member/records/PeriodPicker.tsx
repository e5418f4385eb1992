import { useState } from 'react';
import { useText } from '#kit/text.ts';
import { ChipRow } from '@pavilion/ui/choices/ChipRow.tsx';
import { TextField } from '@pavilion/ui/fields/TextField.tsx';
import {
  firstDay,
  isBackwards,
  isWhole,
  periodOf,
  recordRanges,
  type RecordPeriod,
} from './day-range.ts';
import styles from './Records.module.css';

type PeriodPickerProps = { value: RecordPeriod; onChange: (period: RecordPeriod) => void };

/** Hands on complete days in the right order; shows a message for others. */
function DayFields({ value, onChange }: PeriodPickerProps) {
  const text = useText();
  const [typed, setTyped] = useState(value);
  const backwards = isWhole(typed) && isBackwards(typed);
  const take = (change: Partial<RecordPeriod>) => {
    const next = { ...typed, ...change };
    setTyped(next);
    if (isWhole(next) && !isBackwards(next)) onChange(next);
  };
  return (
    <div className={styles.pair}>
      <TextField
        type="date"
        label={text('records.range.from')}
        min={firstDay}
        value={typed.startDate}
        error={backwards ? text('records.range.backwards') : undefined}
        onChange={(event) => take({ startDate: event.target.value })}
      />
      <TextField
        type="date"
        label={text('records.range.until')}
        min={firstDay}
        value={typed.endDate}
        onChange={(event) => take({ endDate: event.target.value })}
      />
    </div>
  );
}

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
      {value.range === 'custom' && <DayFields value={value} onChange={onChange} />}
    </>
  );
}
