import { useEffect } from 'react';
import { Link, useLocation } from 'wouter';
import { refusal } from '@pavilion/domain/member/refusal';
import { paths } from '../../kit/paths.ts';
import { readSession, useSessionRecord } from '../../kit/session-record.ts';
import { useText } from '../../kit/text.ts';
import { ChangePasswordForm } from './ChangePasswordForm.tsx';
import { Refused } from './Refused.tsx';
import { SessionFrame } from './SessionFrame.tsx';
import styles from './SessionFrame.module.css';

/** Section 2: without a session it leads to the home screen. */
export function ChangePasswordScreen() {
  const text = useText();
  const session = useSessionRecord();
  const [, navigate] = useLocation();

  useEffect(() => {
    if (session === null && readSession() === null) navigate(paths.home(), { replace: true });
  }, [session, navigate]);

  if (session === null) return null;
  const refused = refusal('changePassword', { kind: 'session', memberType: session.type });
  return (
    <SessionFrame
      heading={text('changePassword.heading')}
      hint={text('changePassword.hint')}
      back={false}
    >
      {refused === null ? <ChangePasswordForm /> : <Refused reason={refused} />}
      {refused === null && (
        <div className={styles.after}>
          <Link className={styles.link} href={paths.home()}>
            {text('session.back')}
          </Link>
        </div>
      )}
    </SessionFrame>
  );
}
