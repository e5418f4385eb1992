import { useId, type ReactNode } from 'react';
import styles from './ChoiceList.module.css';

export type Choice = {
  key: string;
  title: string;
  detail?: ReactNode;
  /** A drawing or picture of 40 px. */
  mark?: ReactNode;
};

export type ChoiceListProps = {
  label: string;
  choices: readonly Choice[];
  value: string | null;
  onChange: (key: string) => void;
};

/** One choice out of a few, each with up to two lines and a picture. */
export function ChoiceList({ label, choices, value, onChange }: ChoiceListProps) {
  const name = useId();
  return (
    <fieldset className={styles.list}>
      <legend className={styles.legend}>{label}</legend>
      {choices.map((choice) => (
        <label
          key={choice.key}
          className={styles.choice}
          data-chosen={choice.key === value ? '' : undefined}
        >
          {choice.mark !== undefined && <span className={styles.mark}>{choice.mark}</span>}
          <span className={styles.text}>
            <span className={styles.title}>{choice.title}</span>
            {choice.detail !== undefined && <span className={styles.detail}>{choice.detail}</span>}
          </span>
          <input
            type="radio"
            name={name}
            className={styles.dot}
            checked={choice.key === value}
            onChange={() => onChange(choice.key)}
          />
        </label>
      ))}
    </fieldset>
  );
}
