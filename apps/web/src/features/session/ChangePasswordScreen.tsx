import { Link } from 'wouter';
import { useText } from '#kit/text.ts';
import { paths } from '@pavilion/screens/paths';
import { ChangePasswordForm } from './ChangePasswordForm.tsx';
import { SessionFrame } from './SessionFrame.tsx';
import styles from './SessionFrame.module.css';

export function ChangePasswordScreen() {
  const text = useText();
  return (
    <SessionFrame
      heading={text('changePassword.heading')}
      hint={text('changePassword.hint')}
      back={false}
    >
      <ChangePasswordForm />
      <div className={styles.after}>
        <Link className={styles.link} href={paths.home()}>
          {text('session.back')}
        </Link>
      </div>
    </SessionFrame>
  );
}
