import { Link } from 'wouter';
import { useErrorText } from '../../kit/error-text.ts';
import { paths } from '../../kit/paths.ts';
import { useText } from '../../kit/text.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { SkeletonBlocks } from '../../ui/SkeletonBlocks.tsx';
import { StateSwitch } from '../../ui/StateSwitch.tsx';
import { useLeaveWithSession } from './leave-with-session.ts';
import { PendingSignInNotice } from './PendingSignInNotice.tsx';
import { RegisterBanner, useRegisterBanner } from './RegisterBanner.tsx';
import { RegisterForm } from './RegisterForm.tsx';
import { useRegisterSettings } from './session.queries.ts';
import { SessionFrame } from './SessionFrame.tsx';
import { SignInButtons } from './SignInButtons.tsx';
import styles from './SessionFrame.module.css';

const skeletonHeights = [90, 90, 72, 90, 90];

export function RegisterScreen() {
  const text = useText();
  const errorText = useErrorText();
  const settings = useRegisterSettings();
  const banner = useRegisterBanner();
  useLeaveWithSession(paths.home());

  return (
    <SessionFrame heading={text('register.heading')} hint={text('register.hint')}>
      <RegisterBanner query={banner} />
      <PendingSignInNotice page="register" />
      <StateSwitch
        of={settings}
        loading={<SkeletonBlocks heights={skeletonHeights} />}
        loadingLabel={text('state.loading')}
        error={
          <ErrorState
            text={errorText(settings.error)}
            retryLabel={text('state.retry')}
            onRetry={() => void settings.refetch()}
          />
        }
      >
        {(rules) =>
          banner.isPending ? (
            <SkeletonBlocks heights={skeletonHeights} />
          ) : (
            <RegisterForm settings={rules} />
          )
        }
      </StateSwitch>
      <SignInButtons backTo={paths.home()} />
      <div className={styles.after}>
        <Link className={styles.link} href={paths.login()}>
          {text('register.logIn')}
        </Link>
      </div>
    </SessionFrame>
  );
}
