import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { useText } from '#kit/text.ts';
import { paths } from '@pavilion/screens/paths';
import { IconButton } from '@pavilion/ui/actions/IconButton.tsx';
import { arrowLeft } from '@pavilion/ui/icons/shell-icons.ts';
import { LanguageButton } from './LanguageButton.tsx';
import { SessionDrawing } from './SessionDrawing.tsx';
import styles from './SessionFrame.module.css';

export type SessionFrameProps = {
  heading: string;
  hint: string;
  /** False where section 2 hides the back button. */
  back?: boolean;
  children: ReactNode;
};

/** Frames log-in, registration and similar pages, which have no header and no footer. */
export function SessionFrame({ heading, hint, back = true, children }: SessionFrameProps) {
  const text = useText();
  const [, navigate] = useLocation();
  return (
    <div className={styles.frame}>
      <div className={styles.top}>
        <SessionDrawing className={styles.drawing ?? ''} />
        <div className={styles.bar}>
          {back && (
            <IconButton
              turns
              shape={arrowLeft}
              label={text('session.back')}
              onClick={() => navigate(paths.home())}
            />
          )}
          <LanguageButton />
        </div>
        <div>
          <h1 className={styles.heading}>{heading}</h1>
          <p className={styles.hint}>{hint}</p>
        </div>
      </div>
      {children}
    </div>
  );
}
