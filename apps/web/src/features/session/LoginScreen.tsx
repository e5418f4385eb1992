import { useEffect, useRef, useState } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { memberKind } from '@pavilion/domain/member/member-type';
import { paths } from '../../kit/paths.ts';
import { useSessionRecord } from '../../kit/session-record.ts';
import { useText } from '../../kit/text.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { useSettings } from '../site/site.queries.ts';
import { LoginForm } from './LoginForm.tsx';
import { LoginMethods } from './LoginMethods.tsx';
import { PasskeyLogin } from './PasskeyLogin.tsx';
import { SessionFrame } from './SessionFrame.tsx';
import { useTrialStart } from './trial-start.ts';
import { wayBack } from './way-back.ts';
import styles from './SessionFrame.module.css';

export function LoginScreen() {
  const text = useText();
  const session = useSessionRecord();
  const [, navigate] = useLocation();
  const search = useSearch();
  const [target] = useState(() => wayBack(history.state, search));
  const left = useRef(false);
  const features = useSettings()?.features;
  const { start: startTrial } = useTrialStart();

  useEffect(() => {
    if (session === null || left.current) return;
    left.current = true;
    navigate(memberKind(session.type).trial ? paths.home() : target, { replace: true });
  }, [session, target, navigate]);

  return (
    <SessionFrame heading={text('login.heading')} hint={text('login.hint')}>
      {features?.smsLogin === true ? (
        <LoginMethods done={session !== null} />
      ) : (
        <LoginForm done={session !== null} />
      )}
      <PasskeyLogin />
      <div className={styles.after}>
        <Link className={buttonClass('secondary')} href={paths.register()}>
          {text('login.register')}
        </Link>
        {features?.freeTrial === true && (
          <button type="button" className={styles.link} onClick={startTrial}>
            {text('session.trial')}
          </button>
        )}
      </div>
    </SessionFrame>
  );
}
