import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import styles from './Modal.module.css';

export type ModalProps = {
  open: boolean;
  /**
   * Called for Escape, a press on the backdrop or a close button; the owner then sets `open`.
   * Without it the person cannot close the dialog; only its owner does.
   */
  onClose?: (() => void) | undefined;
  labelledBy: string;
  placement: 'center' | 'bottom' | 'start' | 'end';
  children: ReactNode;
};

type DialogRef = RefObject<HTMLDialogElement | null>;

/**
 * Shows a dialog that the person cannot close without the focus on its first button: it opens by
 * itself, and keys that are pressed just then are meant for what is below it.
 */
function show(element: HTMLDialogElement, mayClose: boolean): void {
  element.showModal();
  if (!mayClose) element.querySelector<HTMLElement>(':scope > div')?.focus();
}

function useShown(dialog: DialogRef, open: boolean, mayClose: boolean): void {
  useEffect(() => {
    const element = dialog.current;
    if (element === null) return;
    if (open && !element.open) show(element, mayClose);
    if (!open && element.open) element.close();
  }, [dialog, open, mayClose]);
}

/** A press outside hits the dialog element itself, whose content covers all of its inside. */
function useBackdropPress(dialog: DialogRef, onClose: ModalProps['onClose']): void {
  useEffect(() => {
    const element = dialog.current;
    function press(event: MouseEvent): void {
      if (event.target === element) onClose?.();
    }
    element?.addEventListener('click', press);
    return () => element?.removeEventListener('click', press);
  }, [dialog, onClose]);
}

/** The platform's modal dialog: traps the focus and returns it on closing. */
export function Modal({ open, onClose, labelledBy, placement, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useShown(dialog, open, onClose !== undefined);
  useBackdropPress(dialog, onClose);
  // Keeps the content until the dialog's closing animation has ended.
  const [present, setPresent] = useState(open);
  if (open && !present) setPresent(true);
  return (
    <dialog
      ref={dialog}
      className={`${styles.modal} ${styles[placement]}`}
      aria-labelledby={labelledBy}
      closedby={onClose ? undefined : 'none'}
      onCancel={(event) => {
        event.preventDefault();
        onClose?.();
      }}
      onClose={() => {
        if (!open) return;
        if (onClose) onClose();
        // A browser that does not know `closedby` closes it at the second Escape in a row.
        else if (dialog.current) show(dialog.current, false);
      }}
      onTransitionEnd={(event) => {
        if (event.target === dialog.current && !open) setPresent(false);
      }}
    >
      <div className={styles.body} tabIndex={onClose ? undefined : -1}>
        {present && children}
      </div>
    </dialog>
  );
}
