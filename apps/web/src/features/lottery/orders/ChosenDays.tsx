import { useState } from 'react';
import { useText } from '#kit/text.ts';
import { TextField } from '@pavilion/ui/fields/TextField.tsx';
import { firstDay, isRange, type Days } from './views.ts';
import styles from './Orders.module.css';

type ChosenProps = { value: Days; onChange: (days: Days) => void };

/** Two fields for the first and the last day; hands on complete days in the right order. */
export function ChosenDays({ value, onChange }: ChosenProps) {
  const text = useText();
  const [typed, setTyped] = useState(value);
  const take = (change: Partial<Days>) => {
    const next = { ...typed, ...change };
    setTyped(next);
    if (isRange(next)) onChange(next);
  };
  const isBackwards = typed.from >= firstDay && typed.until >= firstDay && !isRange(typed);
  return (
    <div className={styles.days}>
      <TextField
        type="date"
        label={text('records.range.from')}
        min={firstDay}
        value={typed.from}
        error={isBackwards ? text('records.range.backwards') : undefined}
        onChange={(event) => take({ from: event.target.value })}
      />
      <TextField
        type="date"
        label={text('records.range.until')}
        min={firstDay}
        value={typed.until}
        onChange={(event) => take({ until: event.target.value })}
      />
    </div>
  );
}
