import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { stepBack } from '#kit/page-before.ts';
import { useText } from '#kit/text.ts';
import { IconButton } from '@pavilion/ui/actions/IconButton.tsx';
import { Icon } from '@pavilion/ui/icons/Icon.tsx';
import { arrowLeft, chevronDown } from '@pavilion/ui/icons/shell-icons.ts';
import styles from './Framed.module.css';

type FramedProps = {
  title: string;
  /** Makes the title a button, which opens a dialog. */
  onTitle?: (() => void) | undefined;
  /** Where back leads a visitor who came from outside. */
  backTo: string;
  /** Stands under the header. */
  links?: ReactNode;
  children: ReactNode;
};

/** The frame shows no header on this screen, so it brings its own. */
export function Framed({ title, onTitle, backTo, links, children }: FramedProps) {
  const text = useText();
  const [, navigate] = useLocation();
  return (
    <div className={styles.page}>
      <div className={styles.bar}>
        <IconButton
          turns
          shape={arrowLeft}
          label={text('shell.back')}
          onClick={() => stepBack(navigate, backTo)}
        />
        <h1 className={styles.title}>
          {onTitle ? (
            <button
              type="button"
              className={styles.choose}
              aria-haspopup="dialog"
              title={text('lottery.choose')}
              onClick={onTitle}
            >
              {title}
              <Icon shape={chevronDown} size={16} />
            </button>
          ) : (
            title
          )}
        </h1>
      </div>
      {links}
      {children}
    </div>
  );
}
