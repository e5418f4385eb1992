import { Link } from 'wouter';
import { Loaded } from '#features/site/Loaded.tsx';
import { useText } from '#kit/text.ts';
import { paths } from '@pavilion/screens/paths';
import { SkeletonBlocks } from '@pavilion/ui/states/SkeletonBlocks.tsx';
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
  const settings = useRegisterSettings();
  const banner = useRegisterBanner();
  useLeaveWithSession(paths.home());

  return (
    <SessionFrame heading={text('register.heading')} hint={text('register.hint')}>
      <RegisterBanner query={banner} />
      <PendingSignInNotice page="register" />
      <Loaded query={settings} skeleton={<SkeletonBlocks heights={skeletonHeights} />}>
        {(rules) =>
          banner.isPending ? (
            <SkeletonBlocks heights={skeletonHeights} />
          ) : (
            <RegisterForm settings={rules} />
          )
        }
      </Loaded>
      <SignInButtons backTo={paths.home()} />
      <div className={styles.after}>
        <Link className={styles.link} href={paths.login()}>
          {text('register.logIn')}
        </Link>
      </div>
    </SessionFrame>
  );
}
