import { useState } from 'react';
import { Loaded } from '#features/site/Loaded.tsx';
import { useText } from '#kit/text.ts';
import { paths } from '@pavilion/screens/paths';
import { SegmentedControl } from '@pavilion/ui/choices/SegmentedControl.tsx';
import { SkeletonBlocks } from '@pavilion/ui/states/SkeletonBlocks.tsx';
import { SessionFrame } from './frame/SessionFrame.tsx';
import { ForgetByMailForm } from './password/ForgetByMailForm.tsx';
import { ForgetByPhoneForm } from './password/ForgetByPhoneForm.tsx';
import { NewPasswordForm } from './password/NewPasswordForm.tsx';
import { useLinkSecret } from './password/password-link.ts';
import { useRegisterSettings } from './register-settings.queries.ts';
import type { RegisterSettings } from './registration/registration-fields.ts';

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
    <SessionFrame
      heading={text(`${words}.heading`)}
      hint={text(`${words}.hint`)}
      link={{ href: paths.login(), text: text('register.logIn') }}
    >
      <Loaded query={settings} skeleton={<SkeletonBlocks heights={skeletonHeights} />}>
        {(rules) =>
          secret === null ? (
            <Methods settings={rules} first={first} />
          ) : (
            <NewPasswordForm secret={secret} rule={rules.password} onAskAgain={askAgain} />
          )
        }
      </Loaded>
    </SessionFrame>
  );
}
