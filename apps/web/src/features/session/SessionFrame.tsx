import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { paths } from '../../kit/paths.ts';
import { useText } from '../../kit/text.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { arrowLeft } from '../../ui/icons/shell-icons.ts';
import { SessionDrawing } from './SessionDrawing.tsx';
import styles from './SessionFrame.module.css';

export type SessionFrameProps = { heading: string; hint: string; children: ReactNode };

/** The whole page of login and registration, which have no header and no footer. */
export function SessionFrame({ heading, hint, children }: SessionFrameProps) {
  const text = useText();
  const [, navigate] = useLocation();
  return (
    <div className={styles.frame}>
      <div className={styles.top}>
        <IconButton
          shape={arrowLeft}
          label={text('session.back')}
          onClick={() => navigate(paths.home())}
        />
        <SessionDrawing className={styles.drawing ?? ''} />
        <div>
          <h1 className={styles.heading}>{heading}</h1>
          <p className={styles.hint}>{hint}</p>
        </div>
      </div>
      {children}
    </div>
  );
}
