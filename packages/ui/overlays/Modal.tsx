import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import styles from './Modal.module.css';

export type ModalProps = {
  open: boolean;
  /** Called for Escape, a press on the backdrop or a close button; the owner then sets `open`. */
  onClose: () => void;
  labelledBy: string;
  placement: 'center' | 'bottom' | 'start' | 'end';
  children: ReactNode;
};

type DialogRef = RefObject<HTMLDialogElement | null>;

function useShown(dialog: DialogRef, open: boolean): void {
  useEffect(() => {
    const element = dialog.current;
    if (element === null) return;
    if (open && !element.open) element.showModal();
    if (!open && element.open) element.close();
  }, [dialog, open]);
}

/** A press outside hits the dialog element itself, whose content covers all of its inside. */
function useBackdropPress(dialog: DialogRef, onClose: () => void): void {
  useEffect(() => {
    const element = dialog.current;
    function press(event: MouseEvent): void {
      if (event.target === element) onClose();
    }
    element?.addEventListener('click', press);
    return () => element?.removeEventListener('click', press);
  }, [dialog, onClose]);
}

/** The platform's modal dialog: traps the focus and returns it on closing. */
export function Modal({ open, onClose, labelledBy, placement, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useShown(dialog, open);
  useBackdropPress(dialog, onClose);
  // Keeps the content until the dialog's closing animation has ended.
  const [present, setPresent] = useState(open);
  if (open && !present) setPresent(true);
  return (
    <dialog
      ref={dialog}
      className={`${styles.modal} ${styles[placement]}`}
      aria-labelledby={labelledBy}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClose={() => {
        if (open) onClose();
      }}
      onTransitionEnd={(event) => {
        if (event.target === dialog.current && !open) setPresent(false);
      }}
    >
      <div className={styles.body}>{present && children}</div>
    </dialog>
  );
}
