import { useState } from 'react';
import { useText } from '#kit/text.ts';
import { SegmentedControl } from '@pavilion/ui/choices/SegmentedControl.tsx';
import { useRememberedMethod } from './login-memory.ts';
import { LoginForm } from './LoginForm.tsx';
import { SmsLoginForm } from './SmsLoginForm.tsx';

type Method = 'username' | 'sms';

/** Section 2, "Login screen": user name or SMS code; `done` as in the forms. */
export function LoginMethods({ done }: { done: boolean }) {
  const text = useText();
  const remembered = useRememberedMethod();
  const [chosen, setMethod] = useState<Method>();
  const method = chosen ?? remembered;
  return (
    <>
      <SegmentedControl
        label={text('login.method')}
        value={method}
        onChange={setMethod}
        panelId="login-form"
        segments={[
          { key: 'username', label: text('login.method.username') },
          { key: 'sms', label: text('login.method.sms') },
        ]}
      />
      <div id="login-form" role="tabpanel" aria-label={text(`login.method.${method}`)}>
        {method === 'username' ? <LoginForm done={done} /> : <SmsLoginForm done={done} />}
      </div>
    </>
  );
}
