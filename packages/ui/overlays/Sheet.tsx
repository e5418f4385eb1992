import { useId, type ReactNode } from 'react';
import { IconButton } from '../actions/IconButton.tsx';
import { close } from '../icons/shell-icons.ts';
import { Modal } from './Modal.tsx';
import styles from './Modal.module.css';

type Closing =
  | { onClose: () => void; closeLabel: string }
  /** The person cannot close it, but has to choose one of the ways out that it shows. */
  | { onClose?: never; closeLabel?: never };

export type SheetProps = Closing & { open: boolean; title: string; children: ReactNode };

/** A panel that rises from the bottom edge over the page. */
export function Sheet({ open, onClose, title, closeLabel, children }: SheetProps) {
  const titleId = useId();
  return (
    <Modal open={open} onClose={onClose} labelledBy={titleId} placement="bottom">
      <div className={styles.bar}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {onClose && <IconButton shape={close} label={closeLabel} onClick={onClose} />}
      </div>
      <div className={styles.scroll}>{children}</div>
    </Modal>
  );
}
