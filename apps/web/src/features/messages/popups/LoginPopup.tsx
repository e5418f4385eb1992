import { useEffect } from 'react';
import { Link } from 'wouter';
import { useText } from '#kit/text.ts';
import { paths } from '@pavilion/screens/paths';
import { buttonClass } from '@pavilion/ui/actions/button-class.ts';
import { PopupFrame, type PopupProps } from './PopupFrame.tsx';
import styles from './PopupFrame.module.css';

/** Section 4: the body has a class while the invitation to log in is shown. */
const bodyClass = 'login-modal';

/** Invites a guest to log in or to register. */
export function LoginPopup({ onDone }: PopupProps) {
  const text = useText();
  useEffect(() => {
    document.body.classList.add(bodyClass);
    return () => document.body.classList.remove(bodyClass);
  }, []);
  return (
    <PopupFrame title={text('popups.login.title')} onDone={onDone}>
      <p className={styles.text}>{text('popups.login.text')}</p>
      <Link
        className={buttonClass('primary')}
        href={paths.login({ next: paths.home() })}
        onClick={() => onDone(false)}
      >
        {text('title.login')}
      </Link>
      <Link className={buttonClass('secondary')} href={paths.register()}>
        {text('title.register')}
      </Link>
    </PopupFrame>
  );
}
