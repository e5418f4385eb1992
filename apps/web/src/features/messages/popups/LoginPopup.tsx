import { Link } from 'wouter';
import { useLoginClass } from '#kit/login-class.ts';
import { useText } from '#kit/text.ts';
import { paths } from '@pavilion/screens/paths';
import { buttonClass } from '@pavilion/ui/actions/button-class.ts';
import { PopupFrame, type PopupProps } from './PopupFrame.tsx';
import styles from './PopupFrame.module.css';

/** Invites a guest to log in or to register. */
export function LoginPopup({ onDone }: PopupProps) {
  const text = useText();
  useLoginClass(true);
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
