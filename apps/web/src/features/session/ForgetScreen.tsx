import { useState } from 'react';
import { Link } from 'wouter';
import { Loaded } from '#features/site/Loaded.tsx';
import { useText } from '#kit/text.ts';
import { paths } from '@pavilion/screens/paths';
import { SegmentedControl } from '@pavilion/ui/choices/SegmentedControl.tsx';
import { SkeletonBlocks } from '@pavilion/ui/states/SkeletonBlocks.tsx';
import { ForgetByMailForm } from './ForgetByMailForm.tsx';
import { ForgetByPhoneForm } from './ForgetByPhoneForm.tsx';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import { useLinkSecret } from './password-link.ts';
import type { RegisterSettings } from './registration-fields.ts';
import { useRegisterSettings } from './session.queries.ts';
import { SessionFrame } from './SessionFrame.tsx';
import styles from './SessionFrame.module.css';

type Method = 'phone' | 'email';

const skeletonHeights = [48, 72, 90, 90, 48];
const panelId = 'forget-form';

/** Section 2, "Forgot password": the phone comes first where the site sends codes. */
function Methods({ settings, first }: { settings: RegisterSettings; first: Method }) {
  const text = useText();
  const [method, setMethod] = useState<Method>(first);
  const { password, mobileNumber, passwordByPhone } = settings;
  if (!passwordByPhone) return <ForgetByMailForm />;
  return (
    <>
      <SegmentedControl
        label={text('forget.method')}
        value={method}
        onChange={setMethod}
        panelId={panelId}
        segments={[
          { key: 'phone', label: text('forget.method.phone') },
          { key: 'email', label: text('forget.method.email') },
        ]}
      />
      <div id={panelId} role="tabpanel" aria-label={text(`forget.method.${method}`)}>
        {method === 'phone' ? (
          <ForgetByPhoneForm rules={{ password, mobileNum: mobileNumber }} />
        ) : (
          <ForgetByMailForm />
        )}
      </div>
    </>
  );
}

export function ForgetScreen() {
  const text = useText();
  const settings = useRegisterSettings();
  const { secret, forget } = useLinkSecret();
  const [first, setFirst] = useState<Method>('phone');
  const words = secret === null ? 'forget' : 'forget.new';

  function askAgain(): void {
    setFirst('email');
    forget();
  }

  return (
    <SessionFrame heading={text(`${words}.heading`)} hint={text(`${words}.hint`)}>
      <Loaded query={settings} skeleton={<SkeletonBlocks heights={skeletonHeights} />}>
        {(rules) =>
          secret === null ? (
            <Methods settings={rules} first={first} />
          ) : (
            <NewPasswordForm secret={secret} rule={rules.password} onAskAgain={askAgain} />
          )
        }
      </Loaded>
      <div className={styles.after}>
        <Link className={styles.link} href={paths.login()}>
          {text('register.logIn')}
        </Link>
      </div>
    </SessionFrame>
  );
}
