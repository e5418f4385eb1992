import type { ComponentProps } from 'react';
import { circleCheck } from '../icons/form-icons.ts';
import { Icon, type IconProps } from '../icons/Icon.tsx';
import { Field, type FieldProps } from './Field.tsx';
import styles from './Field.module.css';

export type PickerFieldProps = FieldProps &
  Omit<ComponentProps<'button'>, 'id' | 'children' | 'type'> & {
    /** The chosen value as text; empty shows the placeholder. */
    shown: string;
    placeholder: string;
    shape: IconProps['shape'];
    valid?: boolean;
    expanded: boolean;
    /** Id of the dialog that the field opens. */
    dialogId: string;
  };

/** Looks like a field, and opens a dialog in which its value is chosen. */
export function PickerField(props: PickerFieldProps) {
  const { label, error, hint, required, shown, placeholder, shape, ...rest } = props;
  const { valid = false, expanded, dialogId, ...button } = rest;
  return (
    <Field label={label} error={error} hint={hint} required={required}>
      {(control) => (
        <div className={styles.box} data-invalid={error === undefined ? undefined : ''}>
          <button
            {...button}
            {...control}
            type="button"
            role="combobox"
            aria-haspopup="dialog"
            aria-expanded={expanded}
            aria-controls={expanded ? dialogId : undefined}
            className={`${styles.control} ${styles.picker}`}
            data-empty={shown === '' ? '' : undefined}
          >
            {shown === '' ? placeholder : shown}
          </button>
          {valid && error === undefined ? (
            <Icon shape={circleCheck} className={styles.valid ?? ''} />
          ) : (
            <Icon shape={shape} className={styles.end ?? ''} />
          )}
        </div>
      )}
    </Field>
  );
}
