import { useId, type ReactNode } from 'react';
import { Modal } from './Modal.tsx';
import styles from './Modal.module.css';

export type DialogProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  /** Buttons side by side, the main one last. */
  actions: ReactNode;
  children?: ReactNode;
};

/** A question in the middle of the screen. */
export function Dialog({ open, onClose, title, actions, children }: DialogProps) {
  const titleId = useId();
  return (
    <Modal open={open} onClose={onClose} labelledBy={titleId} placement="center">
      <div className={styles.dialog}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {children !== undefined && <div className={styles.text}>{children}</div>}
        <div className={styles.actions}>{actions}</div>
      </div>
    </Modal>
  );
}
