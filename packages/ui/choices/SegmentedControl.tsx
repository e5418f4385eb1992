import { useRef, type KeyboardEvent } from 'react';
import styles from './SegmentedControl.module.css';

export type Segment<Key extends string> = { key: Key; label: string };

export type SegmentedControlProps<Key extends string> = {
  /** Names the set for assistive technology. */
  label: string;
  segments: readonly Segment<Key>[];
  value: Key;
  onChange: (key: Key) => void;
  /** Id of the panel that the segments switch. */
  panelId?: string;
};

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

/** Tabs of equal width where the labels allow it; arrow keys move between them. */
export function SegmentedControl<Key extends string>(props: SegmentedControlProps<Key>) {
  const { label, segments, value, onChange, panelId } = props;
  const list = useRef<HTMLDivElement>(null);

  function move(event: KeyboardEvent) {
    const step = steps[event.key];
    if (step === undefined) return;
    const at = segments.findIndex((segment) => segment.key === value);
    const next = (at + step + segments.length) % segments.length;
    const target = segments[next];
    if (target === undefined) return;
    event.preventDefault();
    onChange(target.key);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  }

  return (
    <div ref={list} role="tablist" aria-label={label} className={styles.track} onKeyDown={move}>
      {segments.map((segment) => (
        <button
          key={segment.key}
          type="button"
          role="tab"
          aria-selected={segment.key === value}
          aria-controls={panelId}
          tabIndex={segment.key === value ? 0 : -1}
          className={styles.segment}
          onClick={() => onChange(segment.key)}
        >
          {segment.label}
        </button>
      ))}
    </div>
  );
}
