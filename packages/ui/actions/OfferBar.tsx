import { useState, type ReactNode } from 'react';
import { Link } from 'wouter';
import { close } from '../icons/shell-icons.ts';
import { IconButton } from './IconButton.tsx';
import styles from './OfferBar.module.css';

export type OfferBarProps = {
  label: string;
  /** Address of a square picture; a blank square without one. */
  picture: string;
  above?: ReactNode;
  name: ReactNode;
  below?: ReactNode;
  /** The label of the press, one word. */
  act: string;
  closeLabel: string;
  onClose: () => void;
} & ({ href: string } | { onPress: () => void });

/** A bar over the page with an offer: a link (`href`) or a button (`onPress`). */
export function OfferBar(props: OfferBarProps) {
  const { label, picture, above, name, below, act, closeLabel, onClose } = props;
  const [isBroken, setBroken] = useState(false);
  const content = (
    <>
      {picture === '' || isBroken ? (
        <span className={styles.picture} />
      ) : (
        <img className={styles.picture} src={picture} alt="" onError={() => setBroken(true)} />
      )}
      <span className={styles.words}>
        {above !== undefined && <span className={styles.note}>{above}</span>}
        <span className={styles.name}>{name}</span>
        {below !== undefined && <span className={styles.note}>{below}</span>}
      </span>
      <span className={styles.go}>{act}</span>
    </>
  );
  return (
    <aside className={styles.bar} aria-label={label}>
      {'href' in props ? (
        <Link className={styles.offer} href={props.href}>
          {content}
        </Link>
      ) : (
        <button
          type="button"
          className={styles.offer}
          aria-haspopup="dialog"
          onClick={props.onPress}
        >
          {content}
        </button>
      )}
      <IconButton shape={close} label={closeLabel} onClick={onClose} />
    </aside>
  );
}
