import type { ComponentProps, InputEvent, ReactNode } from 'react';
import { circleCheck } from '../icons/form-icons.ts';
import { Icon } from '../icons/Icon.tsx';
import { Field, type FieldProps } from './Field.tsx';
import styles from './Field.module.css';

export type TextFieldProps = FieldProps &
  Omit<ComponentProps<'input'>, 'id' | 'children'> & {
    /** Validated; shows the success icon. */
    valid?: boolean;
    /** Accepts only digits; other typed or pasted characters are dropped. */
    digits?: boolean;
    lead?: ReactNode;
    trail?: ReactNode;
  };

function keepDigits({ currentTarget }: InputEvent<HTMLInputElement>): void {
  const digits = currentTarget.value.replaceAll(/\D/g, '');
  if (digits !== currentTarget.value) currentTarget.value = digits;
}

const ofDigits = { inputMode: 'numeric', onInput: keepDigits } as const;

export function TextField(props: TextFieldProps) {
  const {
    label,
    error,
    hint,
    question,
    required,
    valid = false,
    digits,
    lead,
    trail,
    ...input
  } = props;
  return (
    <Field label={label} error={error} hint={hint} question={question} required={required}>
      {(control) => (
        <div className={styles.box} data-invalid={error === undefined ? undefined : ''}>
          {lead !== undefined && <span className={styles.lead}>{lead}</span>}
          <input {...(digits && ofDigits)} {...input} {...control} className={styles.control} />
          {valid && error === undefined && (
            <Icon shape={circleCheck} className={styles.valid ?? ''} />
          )}
          {trail}
        </div>
      )}
    </Field>
  );
}
