import { useEffect, useState } from 'react';
import { useSearch } from 'wouter';
import { useText } from '#kit/text.ts';
import { sharedValue, useSharedValue } from '@pavilion/client/state/shared-value.ts';
import { useLeaveWithSession } from './frame/leave-with-session.ts';
import { SessionFrame } from './frame/SessionFrame.tsx';
import { forgetWaitingLogin, useWaitingLogin } from './login/login-step.queries.ts';
import { LoginBody } from './login/LoginBody.tsx';
import { LoginStepForm } from './login/LoginStepForm.tsx';
import { returnTo } from './return-to.ts';
import { SignInReturn } from './sign-in/SignInReturn.tsx';

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
      <LoginBody target={target} done={done} />
    </SessionFrame>
  );
}
