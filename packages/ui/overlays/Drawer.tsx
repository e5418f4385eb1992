import { useId, type ReactNode } from 'react';
import { Modal } from './Modal.tsx';

export type DrawerProps = {
  open: boolean;
  onClose: () => void;
  /** The accessible name; the content shows its own heading. */
  title: string;
  side?: 'start' | 'end';
  children: ReactNode;
};

/** Slides in from a side over its full height; the content has the close button. */
export function Drawer({ open, onClose, title, side = 'end', children }: DrawerProps) {
  const titleId = useId();
  return (
    <Modal open={open} onClose={onClose} labelledBy={titleId} placement={side}>
      <h2 id={titleId} className="visually-hidden">
        {title}
      </h2>
      {children}
    </Modal>
  );
}
