import { useId } from 'react';
import type { Choice } from './ChoiceList.tsx';
import listStyles from './ChoiceList.module.css';
import styles from './TileChoice.module.css';

export type TileChoiceProps = {
  label: string;
  choices: readonly Choice[];
  value: string;
  onChange: (key: string) => void;
};

/** One choice out of many, in two columns of picture and name, with the details of the chosen. */
export function TileChoice({ label, choices, value, onChange }: TileChoiceProps) {
  const name = useId();
  const detail = choices.find((one) => one.key === value)?.detail;
  return (
    <fieldset className={styles.tiles}>
      <legend className={listStyles.legend}>{label}</legend>
      {choices.map((choice) => (
        <label key={choice.key} className={styles.tile}>
          <input
            type="radio"
            name={name}
            className={styles.radio}
            checked={choice.key === value}
            onChange={() => onChange(choice.key)}
          />
          {choice.mark !== undefined && <span className={listStyles.mark}>{choice.mark}</span>}
          <span className={styles.title}>{choice.title}</span>
        </label>
      ))}
      {detail !== undefined && (
        <p className={styles.detail} aria-live="polite">
          {detail}
        </p>
      )}
    </fieldset>
  );
}
