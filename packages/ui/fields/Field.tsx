import { useId, type ReactNode } from 'react';
import { circleAlert } from '../icons/home-icons.ts';
import { Icon } from '../icons/Icon.tsx';
import styles from './Field.module.css';

export type FieldProps = {
  label: string;
  error?: string | undefined;
  /** Shown below the control; an error replaces it. */
  hint?: string | undefined;
  /** The question, shown above the control, also beside an error. */
  question?: string | undefined;
  required?: boolean | undefined;
};

type ControlAttributes = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
};

/** Label, control and the sentence below it, linked for assistive technology. */
export function Field(props: FieldProps & { children: (control: ControlAttributes) => ReactNode }) {
  const { label, error, hint, question, required = false, children } = props;
  const id = useId();
  const noteId = `${id}-note`;
  const questionId = `${id}-question`;
  const note = error ?? hint;
  const describedBy = [question && questionId, note && noteId].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {required && (
          <span className={styles.mark} aria-hidden="true">
            {' *'}
          </span>
        )}
      </label>
      {question && (
        <p id={questionId} className={styles.question}>
          {question}
        </p>
      )}
      {children({
        id,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error === undefined ? undefined : true,
        'aria-required': required || undefined,
      })}
      {note !== undefined && (
        <p id={noteId} className={error === undefined ? styles.hint : styles.error}>
          {error !== undefined && <Icon shape={circleAlert} size={16} />}
          {note}
        </p>
      )}
    </div>
  );
}
