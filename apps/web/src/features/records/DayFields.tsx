import { useState } from 'react';
import { useText } from '#kit/text.ts';
import { TextField } from '@pavilion/ui/fields/TextField.tsx';
import { firstDay, isBackwards, isWhole } from './day-range.ts';
import styles from './Records.module.css';

/** `YYYY-MM-DD` each, both included. */
type Days = { startDate: string; endDate: string };
type DayFieldsProps = { value: Days; onChange: (days: Days) => void };

/** Hands on complete days in the right order; shows a message for others. */
export function DayFields({ value, onChange }: DayFieldsProps) {
  const text = useText();
  const [typed, setTyped] = useState<Days>({ startDate: value.startDate, endDate: value.endDate });
  const backwards = isWhole(typed) && isBackwards(typed);
  const take = (change: Partial<Days>) => {
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
