import type { ComponentProps } from 'react';
import { Field, type FieldProps } from './Field.tsx';
import styles from './TextAreaField.module.css';

export type TextAreaFieldProps = FieldProps &
  Omit<ComponentProps<'textarea'>, 'id' | 'children'> & {
    /** The length of the text, such as "12 / 140". */
    count: string;
  };

export function TextAreaField(props: TextAreaFieldProps) {
  const { label, error, hint, required, count, ...area } = props;
  return (
    <Field label={label} error={error} hint={hint} required={required}>
      {(control) => (
        <div className={styles.box} data-invalid={error === undefined ? undefined : ''}>
          <textarea {...area} {...control} className={styles.area} />
          <span className={styles.count} aria-hidden="true">
            {count}
          </span>
        </div>
      )}
    </Field>
  );
}
