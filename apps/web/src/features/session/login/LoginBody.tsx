import { Link } from 'wouter';
import { useSettings } from '#features/site/site.queries.ts';
import { useText } from '#kit/text.ts';
import { paths } from '@pavilion/screens/paths';
import { buttonClass } from '@pavilion/ui/actions/button-class.ts';
import { PendingSignInNotice } from '../sign-in/PendingSignInNotice.tsx';
import { SignInButtons } from '../sign-in/SignInButtons.tsx';
import { useTrialStart } from '../trial/trial-start.ts';
import { LoginForm } from './LoginForm.tsx';
import { LoginMethods } from './LoginMethods.tsx';
import { PasskeyLogin } from './PasskeyLogin.tsx';
import styles from '../frame/SessionFrame.module.css';

/** Every way to log in, on the page and in the sheet; `done` as in the forms. */
export function LoginBody({ target, done }: { target: string; done: boolean }) {
  const text = useText();
  const features = useSettings()?.features;
  const { start: startTrial } = useTrialStart();
  return (
    <>
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
    </>
  );
}
