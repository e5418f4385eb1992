import { useEffect, useId, useRef, type ReactNode } from 'react';
import styles from './StepPanel.module.css';

type StepPanelProps = {
  title: string;
  /** Whether the title is only for assistive technology. */
  isHidden?: boolean;
  children: ReactNode;
};

/** A step that replaces another one in a sheet; it takes the focus that the other one had. */
export function StepPanel({ title, isHidden = false, children }: StepPanelProps) {
  const titleId = useId();
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []);
  return (
    <div ref={panel} className={styles.panel} role="group" aria-labelledby={titleId} tabIndex={-1}>
      <h3 id={titleId} className={isHidden ? 'visually-hidden' : styles.title}>
        {title}
      </h3>
      {children}
    </div>
  );
}
