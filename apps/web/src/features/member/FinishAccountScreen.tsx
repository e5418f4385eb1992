import { Redirect } from 'wouter';
import { useRegisterSettings } from '#features/session/register-settings.queries.ts';
import { useOwnSession } from '#features/session/RequireSession.tsx';
import { useSignOut } from '#features/session/sign-out.ts';
import { Loaded } from '#features/site/Loaded.tsx';
import { useText } from '#kit/text.ts';
import { paths } from '@pavilion/screens/paths';
import { Button } from '@pavilion/ui/actions/Button.tsx';
import { SkeletonBlocks } from '@pavilion/ui/states/SkeletonBlocks.tsx';
import { ContactStep, lacksContact } from './finish/ContactStep.tsx';
import { DetailsForm } from './finish/DetailsForm.tsx';
import { useSecurityConfig } from './security/security.queries.ts';
import styles from './finish/Finish.module.css';

const skeletonHeights = [44, 220, 280];

/** The steps in their order; the second is asked once a contact is proved. */
function Steps() {
  const config = useSecurityConfig();
  const settings = useRegisterSettings();
  return (
    <Loaded query={config} skeleton={<SkeletonBlocks heights={skeletonHeights} />}>
      {(safety) => (
        <>
          <ContactStep config={safety} />
          {!lacksContact(safety) && (
            <Loaded query={settings} skeleton={<SkeletonBlocks heights={skeletonHeights} />}>
              {(rules) => <DetailsForm settings={rules} />}
            </Loaded>
          )}
        </>
      )}
    </Loaded>
  );
}

/** Finishes an account that an agent opened; leads other members home. */
export function FinishAccountScreen() {
  const text = useText();
  const { unfinished } = useOwnSession();
  const signOut = useSignOut();
  if (!unfinished) return <Redirect to={paths.home()} replace />;
  return (
    <>
      <p className={styles.about}>{text('finish.about')}</p>
      <Steps />
      <Button kind="secondary" onClick={() => void signOut()}>
        {text('menu.logOut')}
      </Button>
    </>
  );
}
