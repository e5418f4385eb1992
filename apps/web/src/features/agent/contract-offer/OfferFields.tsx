import { useState, type ReactNode } from 'react';
import { useAmountTyping } from '#features/wallet/amount-typing.ts';
import { AmountField, type AmountTyping } from '@pavilion/ui/fields/AmountField.tsx';
import { TextField } from '@pavilion/ui/fields/TextField.tsx';
import type { Typed } from './offer-draft.ts';
import { useRateTyping } from './offer-words.ts';
import styles from './Offer.module.css';

/** What the form does about one field: its error, and whether the person is at it. */
export type FieldState = {
  error: string | undefined;
  onEnter: () => void;
  onLeave: () => void;
};

/** Notices when the person comes to a field and leaves it. */
export function Cell({ state, children }: { state: FieldState; children: ReactNode }) {
  return (
    <div className={styles.cell} onFocus={state.onEnter} onBlur={state.onLeave}>
      {children}
    </div>
  );
}

type SumFieldProps = {
  label: string;
  value: Typed;
  hint?: string | undefined;
  state: FieldState;
  onChange: (value: Typed) => void;
};

/** An amount that may be left empty. */
export function SumField({ label, value, hint, state, onChange }: SumFieldProps) {
  const typing = useAmountTyping();
  const orEmpty: AmountTyping = {
    symbol: typing.symbol,
    read: (typed) => (typed.trim() === '' ? '' : typing.read(typed)),
    write: (amount) => (amount === '' ? '' : typing.write(amount)),
  };
  return (
    <Cell state={state}>
      <AmountField
        label={label}
        value={value}
        hint={hint}
        error={state.error}
        typing={orEmpty}
        onChange={onChange}
      />
    </Cell>
  );
}

type PercentFieldProps = SumFieldProps & { placeholder?: string; required?: boolean };

/** A rate in percent; what is typed stays while it can be read. */
export function PercentField(props: PercentFieldProps) {
  const { label, value, hint, state, onChange, placeholder = '0', required } = props;
  const { read, write } = useRateTyping();
  const [typed, setTyped] = useState(write(value ?? ''));
  return (
    <Cell state={state}>
      <TextField
        label={label}
        hint={hint}
        error={state.error}
        required={required}
        inputMode="decimal"
        autoComplete="off"
        enterKeyHint="done"
        placeholder={placeholder}
        value={typed}
        trail={
          <span className={styles.percent} aria-hidden="true">
            %
          </span>
        }
        onChange={({ target }) => {
          setTyped(target.value);
          onChange(read(target.value));
        }}
        onBlur={() => {
          const rate = read(typed);
          if (rate !== null) setTyped(write(rate));
        }}
      />
    </Cell>
  );
}
