import { useState } from 'react';
import { useText } from '#kit/text.ts';
import { useDurationFormat } from '@pavilion/client/language/duration.ts';
import { minutesOfDay } from '@pavilion/domain/protection/own-limit';
import { ChipRow } from '@pavilion/ui/choices/ChipRow.tsx';
import { TextField } from '@pavilion/ui/fields/TextField.tsx';
import styles from './Limits.module.css';

const usualMinutes = ['30', '60', '120', '180'] as const;
const minutesOfHour = 60;

type Typed = { hours: string; minutes: string };

function typedOf(total: string | null): Typed {
  if (total === null) return { hours: '', minutes: '' };
  const minutes = Number(total);
  return {
    hours: String(Math.floor(minutes / minutesOfHour)),
    minutes: String(minutes % minutesOfHour),
  };
}

/** The whole minutes of what was typed, as the wire carries them; null for what no day has. */
function totalMinutes({ hours, minutes }: Typed): string | null {
  const total = Number(hours) * minutesOfHour + Number(minutes);
  return total > 0 && total < minutesOfDay ? String(total) : null;
}

type TimeFieldProps = {
  /** Whole minutes; null while what is typed is no time. */
  value: string | null;
  onChange: (minutes: string | null) => void;
  error: string | undefined;
};

/** Hours and minutes to type, with usual times to press. */
export function TimeField({ value, onChange, error }: TimeFieldProps) {
  const text = useText();
  const duration = useDurationFormat();
  const [typed, setTyped] = useState(() => typedOf(value));
  const type = (next: Partial<Typed>) => {
    const both = { ...typed, ...next };
    setTyped(both);
    onChange(totalMinutes(both));
  };
  const field = { digits: true, maxLength: 2, autoComplete: 'off', placeholder: '0' } as const;
  const chosen = usualMinutes.find((minutes) => minutes === value) ?? null;
  return (
    <div className={styles.time}>
      <div className={styles.pair}>
        <TextField
          {...field}
          label={text('limits.time.hours')}
          value={typed.hours}
          error={error}
          onChange={(event) => type({ hours: event.target.value })}
        />
        <TextField
          {...field}
          label={text('limits.time.minutes')}
          value={typed.minutes}
          onChange={(event) => type({ minutes: event.target.value })}
        />
      </div>
      <ChipRow
        label={text('transfer.amount.quick')}
        chips={usualMinutes.map((key) => ({ key, label: duration.minutes(Number(key)) }))}
        value={chosen}
        onChange={(minutes) => type(typedOf(minutes))}
      />
    </div>
  );
}
