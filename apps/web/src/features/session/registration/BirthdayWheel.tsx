import { useState } from 'react';
import { useText } from '#kit/text.ts';
import { useLanguage } from '@pavilion/client/language/language.ts';
import { Button } from '@pavilion/ui/actions/Button.tsx';
import { WheelColumn } from '@pavilion/ui/fields/WheelColumn.tsx';
import { Sheet } from '@pavilion/ui/overlays/Sheet.tsx';
import {
  birthdayRows,
  dayInWords,
  firstBirthday,
  partOrder,
  readDay,
  withPart,
  writeDay,
  type DayPart,
} from '../calendar-day.ts';
import styles from './BirthdayWheel.module.css';

type WheelsProps = {
  value: string;
  minimumAge: number;
  /** `YYYY-MM-DD`. */
  today: string;
  onChoose: (day: string) => void;
};

function Wheels({ value, minimumAge, today, onChoose }: WheelsProps) {
  const text = useText();
  const language = useLanguage();
  const [day, setDay] = useState(() => readDay(value) ?? firstBirthday(today, minimumAge));
  const rows = birthdayRows(day, today, language);
  const written = writeDay(day);

  function turn(part: DayPart, to: number): void {
    setDay((before) => withPart(before, part, to));
  }

  return (
    <>
      <div className={styles.wheels}>
        {partOrder(language).map((part) => (
          <WheelColumn
            key={part}
            label={text(`birthday.${part}`)}
            options={rows[part]}
            value={day[part]}
            onChange={(to) => turn(part, to)}
          />
        ))}
      </div>
      <Button onClick={() => onChoose(written)}>
        {text('birthday.choose', { date: dayInWords(written, language, 'medium') })}
      </Button>
    </>
  );
}

export type BirthdayWheelProps = WheelsProps & {
  id: string;
  hint: string;
  open: boolean;
  onClose: () => void;
};

export function BirthdayWheel({ id, hint, open, onClose, ...wheels }: BirthdayWheelProps) {
  const text = useText();
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={text('register.birthday')}
      closeLabel={text('shell.close')}
    >
      <div id={id} className={styles.sheet}>
        <p className={styles.hint}>{hint}</p>
        <Wheels {...wheels} />
      </div>
    </Sheet>
  );
}
