import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
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
  /** Shown below the form. */
  link?: { href: string; text: string };
};

/** Frames log-in, registration and similar pages, which have no header and no footer. */
export function SessionFrame(props: SessionFrameProps) {
  const { heading, hint, back = true, children, link } = props;
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
      {link !== undefined && (
        <div className={styles.after}>
          <Link className={styles.link} href={link.href}>
            {link.text}
          </Link>
        </div>
      )}
    </div>
  );
}
