import { Loaded } from '#features/site/Loaded.tsx';
import { useText } from '#kit/text.ts';
import { paths } from '@pavilion/screens/paths';
import { SkeletonBlocks } from '@pavilion/ui/states/SkeletonBlocks.tsx';
import { useLeaveWithSession } from './frame/leave-with-session.ts';
import { SessionFrame } from './frame/SessionFrame.tsx';
import { useRegisterSettings } from './register-settings.queries.ts';
import { RegisterBanner, useRegisterBanner } from './registration/RegisterBanner.tsx';
import { RegisterForm } from './registration/RegisterForm.tsx';
import { PendingSignInNotice } from './sign-in/PendingSignInNotice.tsx';
import { SignInButtons } from './sign-in/SignInButtons.tsx';

const skeletonHeights = [90, 90, 72, 90, 90];

export function RegisterScreen() {
  const text = useText();
  const settings = useRegisterSettings();
  const banner = useRegisterBanner();
  useLeaveWithSession(paths.home());

  return (
    <SessionFrame
      heading={text('register.heading')}
      hint={text('register.hint')}
      link={{ href: paths.login(), text: text('register.logIn') }}
    >
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
    </SessionFrame>
  );
}
