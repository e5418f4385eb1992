import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { ErrorNotice } from '#features/site/ErrorNotice.tsx';
import { useText } from '#kit/text.ts';
import { afterCall } from '@pavilion/client/calls/after-call.ts';
import { Button } from '@pavilion/ui/actions/Button.tsx';
import { keyRound } from '@pavilion/ui/icons/form-icons.ts';
import { Icon } from '@pavilion/ui/icons/Icon.tsx';
import { startSession } from '../change/start-session.ts';
import {
  awaitAutofill,
  cancelAutofill,
  isDismissed,
  useHasPasskeys,
  useLogInByPasskey,
} from '../passkey.queries.ts';
import { useShowPreviousLogin } from './previous-login.ts';
import styles from '../frame/SessionFrame.module.css';

/** Renders the button, and lets the browser offer passkeys in the user name field. */
export function PasskeyLogin() {
  const text = useText();
  const queries = useQueryClient();
  const call = useLogInByPasskey();
  const showPreviousLogin = useShowPreviousLogin();
  const possible = useHasPasskeys();
  const onEntry = useEffectEvent(showPreviousLogin);

  useEffect(() => {
    if (!possible) return;
    void awaitAutofill().then((value) => {
      if (value === null) return;
      startSession(value, queries);
      onEntry(value);
    });
    return () => void cancelAutofill();
  }, [possible, queries]);

  if (!possible) return null;
  return (
    <div className={styles.form}>
      <ErrorNotice error={isDismissed(call.error) ? null : call.error} />
      <Button
        kind="secondary"
        busy={call.isPending}
        onClick={() => afterCall(call.mutateAsync(), showPreviousLogin)}
      >
        <Icon shape={keyRound} />
        {text('passkey.logIn')}
      </Button>
    </div>
  );
}
