import type { ComponentProps } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { chevronDown } from '../icons/shell-icons.ts';
import { Field, type FieldProps } from './Field.tsx';
import styles from './Field.module.css';

export type SelectFieldProps = FieldProps & Omit<ComponentProps<'select'>, 'id'>;

/** The platform's own select; children are `<option>`s. */
export function SelectField({ label, error, hint, required, ...select }: SelectFieldProps) {
  return (
    <Field label={label} error={error} hint={hint} required={required}>
      {(control) => (
        <div className={styles.box} data-invalid={error === undefined ? undefined : ''}>
          <select {...select} {...control} className={`${styles.control} ${styles.select}`} />
          <Icon shape={chevronDown} className={styles.arrow ?? ''} />
        </div>
      )}
    </Field>
  );
}
