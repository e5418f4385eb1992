import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { ErrorNotice } from '#features/site/ErrorNotice.tsx';
import { useText } from '#kit/text.ts';
import { useFormSubmit } from '@pavilion/client/forms/form-submit.ts';
import { useErrorText } from '@pavilion/client/language/error-text.ts';
import { Button } from '@pavilion/ui/actions/Button.tsx';
import { CodeField } from '../code/CodeField.tsx';
import { useSendCode } from '../code/send-code.ts';
import { forgetPendingSignIn } from '../sign-in/pending-sign-in.ts';
import { keepLogin } from './login-memory.ts';
import {
  forgetWaitingLogin,
  requestLoginCode,
  useVerifyLogin,
  type WaitingLogin,
} from './login-step.queries.ts';
import { useShowPreviousLogin } from './previous-login.ts';
import styles from '../frame/SessionFrame.module.css';

type Channel = WaitingLogin['sentBy'];

/** Where the code was sent, and the pause before the next one. */
function useLoginCode({ verificationTicket, sentBy: sentFirst, ways, ...step }: WaitingLogin) {
  const [sentBy, setSentBy] = useState<Channel>(sentFirst);
  const sending = useSendCode((way: Channel) => requestLoginCode({ verificationTicket, way }));
  const { send, isSending, start } = sending;
  const { expirationTime, time } = step;
  useEffect(() => start({ expirationTime, time }), [start, expirationTime, time]);

  const other = ways.find(({ way }) => way !== sentBy)?.way ?? null;
  return {
    sending,
    sentBy,
    to: ways.find(({ way }) => way === sentBy)?.to ?? '',
    other,
    sendByOther: () => {
      if (other !== null && !isSending) send(other, { onSuccess: () => setSentBy(other) });
    },
  };
}

function useSubmit({ verificationTicket, keepsName }: WaitingLogin, refuse: () => void) {
  const call = useVerifyLogin();
  const showPreviousLogin = useShowPreviousLogin();

  async function submit({ code }: { code: string }): Promise<void> {
    const verificationCode = code.trim();
    try {
      const value = await call.mutateAsync({ verificationTicket, verificationCode });
      const kept = { type: 'username', username: value.userName, countryDialingCode: '' } as const;
      if (keepsName !== null) keepLogin(kept, value, keepsName);
      forgetPendingSignIn();
      showPreviousLogin(value);
    } catch {
      refuse();
    }
  }
  return { submit, busy: call.isPending, error: call.error };
}

/** The second step of a log-in from a new location: the code that was sent to the member. */
export function LoginStepForm({ step, done }: { step: WaitingLogin; done: boolean }) {
  const text = useText();
  const errorText = useErrorText();
  const form = useForm({ defaultValues: { code: '' } });
  const { sending, sentBy, to, other, sendByOther } = useLoginCode(step);
  const { submit, busy, error } = useSubmit(step, () => {
    form.setFocus('code', { shouldSelect: true });
  });
  const isWrong = error?.code === 'verification.code.wrong';
  const general = isWrong ? sending.error : (error ?? sending.error);
  const wrong = isWrong ? errorText(error) : undefined;

  const onSubmit = useFormSubmit(form.handleSubmit, submit);
  return (
    <form className={styles.form} noValidate onSubmit={onSubmit}>
      <ErrorNotice error={general} />
      <CodeField
        label={text('login.step.code')}
        hint={text('login.step.sent', { to })}
        error={form.formState.errors.code?.message ?? wrong}
        sending={sending}
        to={() => Promise.resolve(sentBy)}
        {...form.register('code', {
          validate: (value) => /^\d+$/.test(value.trim()) || text('login.step.digits'),
        })}
      />
      <Button type="submit" busy={busy || done}>
        {text('login.submit')}
      </Button>
      <div className={styles.between}>
        <button type="button" className={styles.link} onClick={forgetWaitingLogin}>
          {text('login.step.back')}
        </button>
        {other !== null && (
          <button type="button" className={styles.link} onClick={sendByOther}>
            {text(`login.step.by.${other}`)}
          </button>
        )}
      </div>
    </form>
  );
}
