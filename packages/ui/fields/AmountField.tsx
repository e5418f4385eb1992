import { useState } from 'react';
import { TextField } from './TextField.tsx';
import styles from './AmountField.module.css';

/** Reads and writes amounts as the person types them. */
export type AmountTyping = {
  symbol: string;
  /** The decimal string of a typed text, or null when it is no amount. */
  read: (text: string) => string | null;
  write: (amount: string) => string;
};

export type AmountFieldProps = {
  label: string;
  /** A decimal string, never a number; null while the typed text is no amount. */
  value: string | null;
  onChange: (value: string | null) => void;
  typing: AmountTyping;
  quickAmounts?: readonly string[];
  /** The text of a quick amount on its chip. */
  quickLabel?: (amount: string) => string;
  quickGroupLabel?: string;
  error?: string | undefined;
  hint?: string | undefined;
};

/** Characters of no amount in any script. */
const strange = /[^\p{Nd}\s.,٫٬，．]/u;

/** Keeps the text as typed while it reads as the value; otherwise shows the value. */
function useTypedText({ value, onChange, typing }: AmountFieldProps) {
  const [draft, setDraft] = useState('');
  const written = value === null ? '' : typing.write(value);
  return {
    text: typing.read(draft) === value ? draft : written,
    type: (next: string) => {
      const text = next.replace(typing.symbol, '');
      if (strange.test(text)) return;
      setDraft(text);
      onChange(typing.read(text));
    },
    choose: (amount: string) => {
      setDraft('');
      onChange(amount);
    },
    tidy: () => {
      if (value !== null) setDraft(written);
    },
  };
}

export function AmountField(props: AmountFieldProps) {
  const { label, value, typing, quickAmounts = [], error, hint } = props;
  const { quickLabel = (amount) => amount, quickGroupLabel = label } = props;
  const typed = useTypedText(props);
  return (
    <div className={styles.field}>
      <TextField
        label={label}
        error={error}
        hint={hint}
        lead={typing.symbol}
        inputMode="decimal"
        autoComplete="off"
        enterKeyHint="done"
        placeholder="0"
        value={typed.text}
        onChange={(event) => typed.type(event.target.value)}
        onBlur={typed.tidy}
      />
      {quickAmounts.length > 0 && (
        <div role="group" aria-label={quickGroupLabel} className={styles.quick}>
          {quickAmounts.map((amount) => (
            <button
              key={amount}
              type="button"
              className={styles.chip}
              aria-pressed={amount === value}
              onClick={() => typed.choose(amount)}
            >
              {quickLabel(amount)}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
