import { typedAmount } from './amount-typing.ts';
import { TextField } from './TextField.tsx';
import styles from './AmountField.module.css';

export type AmountFieldProps = {
  label: string;
  /** As typed: a decimal string, possibly unfinished ("12."), never a number. */
  value: string;
  onChange: (value: string) => void;
  symbol: string;
  /** Decimals of the currency. */
  digits: number;
  quickAmounts?: readonly string[];
  /** How a quick amount reads on its chip. */
  quickLabel?: (amount: string) => string;
  quickGroupLabel?: string;
  error?: string | undefined;
  hint?: string | undefined;
};

export function AmountField(props: AmountFieldProps) {
  const { label, value, onChange, symbol, digits, quickAmounts = [], error, hint } = props;
  const { quickLabel = (amount) => amount, quickGroupLabel = label } = props;
  return (
    <div className={styles.field}>
      <TextField
        label={label}
        error={error}
        hint={hint}
        lead={symbol}
        inputMode="decimal"
        autoComplete="off"
        enterKeyHint="done"
        placeholder="0"
        value={value}
        onChange={(event) => {
          const typed = typedAmount(event.target.value, digits);
          if (typed !== null) onChange(typed);
        }}
      />
      {quickAmounts.length > 0 && (
        <div role="group" aria-label={quickGroupLabel} className={styles.quick}>
          {quickAmounts.map((amount) => (
            <button
              key={amount}
              type="button"
              className={styles.chip}
              aria-pressed={amount === value}
              onClick={() => onChange(amount)}
            >
              {quickLabel(amount)}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
