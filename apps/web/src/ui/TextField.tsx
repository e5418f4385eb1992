import type { ComponentProps, ReactNode } from 'react';
import { Field, type FieldProps } from './Field.tsx';
import { Icon } from './Icon.tsx';
import { circleCheck } from './icons/form-icons.ts';
import styles from './Field.module.css';

export type TextFieldProps = FieldProps &
  Omit<ComponentProps<'input'>, 'id' | 'children'> & {
    /** Checked and right; shows the success icon. */
    valid?: boolean;
    lead?: ReactNode;
    trail?: ReactNode;
  };

export function TextField(props: TextFieldProps) {
  const { label, error, hint, required, valid = false, lead, trail, ...input } = props;
  return (
    <Field label={label} error={error} hint={hint} required={required}>
      {(control) => (
        <div className={styles.box} data-invalid={error === undefined ? undefined : ''}>
          {lead !== undefined && <span className={styles.lead}>{lead}</span>}
          <input {...input} {...control} className={styles.control} />
          {valid && error === undefined && (
            <Icon shape={circleCheck} className={styles.valid ?? ''} />
          )}
          {trail}
        </div>
      )}
    </Field>
  );
}
