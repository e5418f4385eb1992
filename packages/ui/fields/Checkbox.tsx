import { useId, type ComponentProps, type ReactNode } from 'react';
import styles from './Checkbox.module.css';

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'id' | 'children'> & {
  children: ReactNode;
  /** Content after the label and not part of it: a link, a button. */
  after?: ReactNode;
};

export function Checkbox({ children, after, className = '', ...input }: CheckboxProps) {
  const id = useId();
  return (
    <div className={`${styles.row} ${className}`}>
      <input {...input} id={id} type="checkbox" className={styles.box} />
      <div>
        <label className={styles.label} htmlFor={id}>
          {children}
        </label>{' '}
        {after}
      </div>
    </div>
  );
}
