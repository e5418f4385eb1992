import { useEffect, useRef } from 'react';
import styles from './ChipRow.module.css';

export type Chip<Key extends string> = { key: Key; label: string };

export type ChipRowProps<Key extends string> = {
  label: string;
  chips: readonly Chip<Key>[];
  value: Key | null;
  onChange: (key: Key) => void;
};

/** One choice out of a row, which scrolls sideways when it is too long. */
export function ChipRow<Key extends string>({ label, chips, value, onChange }: ChipRowProps<Key>) {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const chosen = row.current?.querySelector<HTMLElement>('[aria-pressed="true"]');
    if (!row.current || !chosen) return;
    // Scrolls only the row, not the page.
    row.current.scrollLeft = chosen.offsetLeft - (row.current.clientWidth - chosen.offsetWidth) / 2;
  }, [value, chips.length]);
  return (
    <div ref={row} role="group" aria-label={label} className={styles.row}>
      {chips.map((chip) => (
        <button
          key={chip.key}
          type="button"
          aria-pressed={chip.key === value}
          className={styles.chip}
          onClick={() => onChange(chip.key)}
        >
          {chip.label}
        </button>
      ))}
    </div>
  );
}
