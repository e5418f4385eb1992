import { Suspense, useEffect, useId, useState, type KeyboardEvent } from 'react';
import { useText } from '#kit/text.ts';
import { useLanguage } from '@pavilion/client/language/language.ts';
import { lazyComponent } from '@pavilion/client/queries/lazy-component.tsx';
import { PickerField, type PickerFieldProps } from '@pavilion/ui/fields/PickerField.tsx';
import { calendarDays } from '@pavilion/ui/icons/content-icons.ts';
import { dayInWords } from './calendar-day.ts';
import type { BirthdayWheelProps } from './registration/BirthdayWheel.tsx';

const wheel = lazyComponent<'BirthdayWheel', BirthdayWheelProps>(
  'BirthdayWheel',
  () => import('./registration/BirthdayWheel.tsx'),
);

type FieldPart = 'error' | 'required' | 'valid' | 'ref' | 'name' | 'onChange' | 'disabled';

export type BirthdayFieldProps = Pick<PickerFieldProps, FieldPart> & {
  value: string;
  minimumAge: number;
  /** `YYYY-MM-DD`. */
  today: string;
  /** The sentence about the age; that of the registration unless another is given. */
  hint?: string;
  onChoose: (day: string) => void;
  /** Called when the wheel closes without a choice. */
  onLeave: () => void;
};

/** Section 2, "Registration screen": a tap on the field opens the picker. */
export function BirthdayField(props: BirthdayFieldProps) {
  const text = useText();
  const { value, minimumAge, today, onChoose, onLeave, ...rest } = props;
  const { hint = text('register.birthday.hint', { age: minimumAge }), ...field } = rest;
  const language = useLanguage();
  const dialogId = useId();
  const [state, setState] = useState<'unused' | 'open' | 'closed'>('unused');
  const isOpen = state === 'open';

  // Fetched ahead of the tap; the tap itself handles a failure.
  useEffect(() => void wheel.load().catch(() => null), []);

  async function open(): Promise<void> {
    const ready = await wheel.load().catch(() => null);
    if (ready !== null) setState('open');
  }

  function openByArrow(event: KeyboardEvent): void {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    void open();
  }

  function close(): void {
    setState('closed');
    onLeave();
  }

  return (
    <>
      <PickerField
        {...field}
        label={text('register.birthday')}
        hint={hint}
        placeholder={text('birthday.placeholder')}
        shown={dayInWords(value, language)}
        shape={calendarDays}
        expanded={isOpen}
        dialogId={dialogId}
        onClick={() => void open()}
        onKeyDown={openByArrow}
        onBlur={isOpen ? undefined : onLeave}
      />
      {state !== 'unused' && (
        <Suspense>
          <wheel.Component
            id={dialogId}
            open={isOpen}
            onClose={close}
            value={value}
            minimumAge={minimumAge}
            hint={hint}
            today={today}
            onChoose={(day) => {
              setState('closed');
              onChoose(day);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
