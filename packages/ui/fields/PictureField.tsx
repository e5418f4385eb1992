import { useId, useRef, type ChangeEvent } from 'react';
import { imagePlus } from '../icons/content-icons.ts';
import { circleAlert } from '../icons/home-icons.ts';
import { Icon } from '../icons/Icon.tsx';
import { close } from '../icons/shell-icons.ts';
import { BlobImage } from '../values/BlobImage.tsx';
import fieldStyles from './Field.module.css';
import styles from './PictureField.module.css';

export type PictureFieldProps = {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  pictures: readonly File[];
  /** The most pictures; the control to add more disappears then. */
  most: number;
  /** Media types, in the form of a file input's `accept`. */
  accept: string;
  addLabel: string;
  /** Name of a picture by its number, from 1. */
  nameOf: (number: number) => string;
  removeLabelOf: (number: number) => string;
  onAdd: (files: File[]) => void;
  onRemove: (picture: File) => void;
};

function Chosen({ pictures, nameOf, removeLabelOf, onRemove }: PictureFieldProps) {
  return pictures.map((picture, index) => (
    <li key={`${picture.name} ${picture.size} ${picture.lastModified}`} className={styles.picture}>
      <BlobImage blob={picture} alt={nameOf(index + 1)} className={styles.image} />
      <button
        type="button"
        className={styles.remove}
        aria-label={removeLabelOf(index + 1)}
        onClick={() => onRemove(picture)}
      >
        <span className={styles.cross}>
          <Icon shape={close} size={14} />
        </span>
      </button>
    </li>
  ));
}

/** The chosen pictures with buttons to remove them, and a control to add more. */
export function PictureField(props: PictureFieldProps) {
  const { label, hint, error, pictures, most, accept, addLabel, onAdd } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const note = error ?? hint;
  function add({ target }: ChangeEvent<HTMLInputElement>): void {
    onAdd([...(target.files ?? [])]);
    // Otherwise the same file could not be chosen again after its removal.
    target.value = '';
  }
  return (
    <fieldset className={styles.field} aria-describedby={note === undefined ? undefined : id}>
      <legend className={styles.label}>{label}</legend>
      <ul className={styles.list}>
        <Chosen {...props} />
        {pictures.length < most && (
          <li className={styles.picture}>
            <input
              ref={input}
              className="visually-hidden"
              type="file"
              accept={accept}
              multiple={most > 1}
              tabIndex={-1}
              aria-hidden="true"
              onChange={add}
            />
            <button type="button" className={styles.add} onClick={() => input.current?.click()}>
              <Icon shape={imagePlus} size={24} />
              {addLabel}
            </button>
          </li>
        )}
      </ul>
      {note !== undefined && (
        <p
          id={id}
          className={error === undefined ? fieldStyles.hint : fieldStyles.error}
          {...(error === undefined ? {} : { role: 'alert' })}
        >
          {error !== undefined && <Icon shape={circleAlert} size={16} />}
          {note}
        </p>
      )}
    </fieldset>
  );
}
