import styles from './ChipRow.module.css';

export type Chip<Key extends string> = { key: Key; label: string };

export type ChipRowProps<Key extends string> = {
  label: string;
  chips: readonly Chip<Key>[];
  value: Key | null;
  onChange: (key: Key) => void;
};

/** One choice out of a row that scrolls sideways when it must. */
export function ChipRow<Key extends string>({ label, chips, value, onChange }: ChipRowProps<Key>) {
  return (
    <div role="group" aria-label={label} className={styles.row}>
      {chips.map((chip) => (
        <button
          key={chip.key}
          type="button"
          aria-pressed={chip.key === value}
          className={styles.chip}
          onClick={(event) => {
            onChange(chip.key);
            event.currentTarget.scrollIntoView({ block: 'nearest', inline: 'center' });
          }}
        >
          {chip.label}
        </button>
      ))}
    </div>
  );
}
