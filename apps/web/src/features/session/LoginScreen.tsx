import { useEffect, useState } from 'react';
import { Link, useSearch } from 'wouter';
import { useSettings } from '#features/site/site.queries.ts';
import { useText } from '#kit/text.ts';
import { sharedValue, useSharedValue } from '@pavilion/client/state/shared-value.ts';
import { paths } from '@pavilion/screens/paths';
import { buttonClass } from '@pavilion/ui/actions/button-class.ts';
import { useLeaveWithSession } from './frame/leave-with-session.ts';
import { SessionFrame } from './frame/SessionFrame.tsx';
import { forgetWaitingLogin, useWaitingLogin } from './login/login-step.queries.ts';
import { LoginForm } from './login/LoginForm.tsx';
import { LoginMethods } from './login/LoginMethods.tsx';
import { LoginStepForm } from './login/LoginStepForm.tsx';
import { PasskeyLogin } from './login/PasskeyLogin.tsx';
import { returnTo } from './return-to.ts';
import { PendingSignInNotice } from './sign-in/PendingSignInNotice.tsx';
import { SignInButtons } from './sign-in/SignInButtons.tsx';
import { SignInReturn } from './sign-in/SignInReturn.tsx';
import { useTrialStart } from './trial/trial-start.ts';
import styles from './frame/SessionFrame.module.css';

const signInFragment = sharedValue<string | null>(null);

/** Takes the identity service's answer out of the address before anything else reads it. */
function useSignInFragment(): string | null {
  useEffect(() => {
    const { hash, pathname, search } = globalThis.location;
    if (!/[#&]state=/.test(hash)) return;
    history.replaceState(history.state, '', pathname + search);
    signInFragment.set(hash);
    return () => signInFragment.set(null);
  }, []);
  return useSharedValue(signInFragment);
}

export function LoginScreen() {
  const text = useText();
  const waiting = useWaitingLogin();
  const search = useSearch();
  const fragment = useSignInFragment();
  const [target, setTarget] = useState(() => returnTo(globalThis.history?.state, search));
  const features = useSettings()?.features;
  const { start: startTrial } = useTrialStart();
  const done = useLeaveWithSession(target);

  useEffect(() => forgetWaitingLogin, []);

  if (waiting !== null) {
    return (
      <SessionFrame heading={text('login.step.heading')} hint={text('login.step.hint')}>
        <LoginStepForm step={waiting} done={done} />
      </SessionFrame>
    );
  }
  return (
    <SessionFrame heading={text('login.heading')} hint={text('login.hint')}>
      {fragment !== null && (
        <SignInReturn
          fragment={fragment}
          onBackTo={(backTo) => setTarget(returnTo({ backTo }, ''))}
        />
      )}
      <PendingSignInNotice page="login" />
      {features?.smsLogin === true ? <LoginMethods done={done} /> : <LoginForm done={done} />}
      <PasskeyLogin />
      <SignInButtons backTo={target} />
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
