import { useEffect, useRef, useState } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { paths } from '../../kit/paths.ts';
import { useSessionRecord } from '../../kit/session-record.ts';
import { useText } from '../../kit/text.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { LoginForm } from './LoginForm.tsx';
import { SessionFrame } from './SessionFrame.tsx';
import { wayBack } from './way-back.ts';
import styles from './SessionFrame.module.css';

export function LoginScreen() {
  const text = useText();
  const session = useSessionRecord();
  const [, navigate] = useLocation();
  const search = useSearch();
  const [target] = useState(() => wayBack(history.state, search));
  const left = useRef(false);

  useEffect(() => {
    if (session === null || left.current) return;
    left.current = true;
    navigate(target, { replace: true });
  }, [session, target, navigate]);

  return (
    <SessionFrame heading={text('login.heading')} hint={text('login.hint')}>
      <LoginForm done={session !== null} />
      <div className={styles.after}>
        <Link className={buttonClass('secondary')} href={paths.register()}>
          {text('login.register')}
        </Link>
        <Link className={styles.link} href={paths.trial()}>
          {text('session.trial')}
        </Link>
      </div>
    </SessionFrame>
  );
}
