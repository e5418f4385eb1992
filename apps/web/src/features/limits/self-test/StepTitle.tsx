import { useEffect, useRef, type ReactNode } from 'react';
import styles from './SelfTest.module.css';

type StepTitleProps = {
  id?: string;
  /** Takes the focus, so that it is read; not where the page has just been opened. */
  focused: boolean;
  children: ReactNode;
};

/** The heading of a step, which is read when the step begins. */
export function StepTitle({ id, focused, children }: StepTitleProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focused) heading.current?.focus();
  }, [focused]);
  return (
    <h2 ref={heading} id={id} tabIndex={-1} className={styles.heading}>
      {children}
    </h2>
  );
}
