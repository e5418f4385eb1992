import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { useText } from '#kit/text.ts';
import { Button } from '@pavilion/ui/actions/Button.tsx';
import { IconButton } from '@pavilion/ui/actions/IconButton.tsx';
import { close } from '@pavilion/ui/icons/shell-icons.ts';
import { Modal } from '@pavilion/ui/overlays/Modal.tsx';
import styles from './PopupFrame.module.css';

export type PopupProps = {
  /** Called after the pop-up has moved away; true when the person wants no more today. */
  onDone: (off: boolean) => void;
};

type PopupFrameProps = PopupProps & {
  title: string;
  /** Called when the person confirms with the main button that they have read it. */
  onRead?: () => void;
  children: ReactNode;
};

const moveAwayMs = 300;

/** Renders a dialog over the home with its title, a close button, and "not today". */
export function PopupFrame({ title, onDone, onRead, children }: PopupFrameProps) {
  const text = useText();
  const titleId = useId();
  const [open, setOpen] = useState(true);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(leaving.current), []);

  function leave(off: boolean): void {
    setOpen(false);
    leaving.current = setTimeout(() => onDone(off), moveAwayMs);
  }
  return (
    <Modal open={open} onClose={() => leave(false)} labelledBy={titleId} placement="center">
      <div className={styles.bar}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        <IconButton shape={close} label={text('shell.close')} onClick={() => leave(false)} />
      </div>
      <div className={styles.content}>{children}</div>
      <div className={styles.foot}>
        {onRead && (
          <Button
            onClick={() => {
              onRead();
              leave(false);
            }}
          >
            {text('popups.read')}
          </Button>
        )}
        <Button kind="secondary" onClick={() => leave(true)}>
          {text('popups.notToday')}
        </Button>
      </div>
    </Modal>
  );
}
