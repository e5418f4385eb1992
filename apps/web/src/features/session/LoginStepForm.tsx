import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useText } from '#kit/text.ts';
import { useFormSubmit } from '@pavilion/client/forms/form-submit.ts';
import { useErrorText } from '@pavilion/client/language/error-text.ts';
import { limits } from '@pavilion/domain/limits';
import { Button } from '@pavilion/ui/actions/Button.tsx';
import { TextField } from '@pavilion/ui/fields/TextField.tsx';
import { Notice } from '@pavilion/ui/states/Notice.tsx';
import { keepLogin } from './login-memory.ts';
import { useRequestLoginCode, useVerifyLogin } from './login-step.queries.ts';
import { forgetWaitingLogin, type WaitingLogin } from './login-step.ts';
import { forgetPendingSignIn } from './pending-sign-in.ts';
import { useShowPreviousLogin } from './previous-login.ts';
import { useSmsCountdown } from './sms-countdown.ts';
import styles from './SessionFrame.module.css';
import codeStyles from './SmsCodeField.module.css';

type Channel = WaitingLogin['sentBy'];

/** Where the code was sent, and the pause before the next one. */
function useSending(step: WaitingLogin) {
  const call = useRequestLoginCode();
  const [sentBy, setSentBy] = useState<Channel>(step.sentBy);
  const { seconds, start } = useSmsCountdown();
  useEffect(() => start(step), [start, step]);

  async function send(channel: Channel): Promise<void> {
    if (call.isPending) return;
    const { verificationTicket } = step;
    start(await call.mutateAsync({ verificationTicket, way: channel }));
    setSentBy(channel);
  }
  const to = step.ways.find(({ way }) => way === sentBy)?.to ?? '';
  const other = step.ways.find(({ way }) => way !== sentBy) ?? null;
  return { sentBy, to, other, seconds, send, error: call.error, busy: call.isPending };
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
  const sending = useSending(step);
  const { submit, busy, error } = useSubmit(step, () => {
    form.setFocus('code', { shouldSelect: true });
  });
  const isWrong = error?.code === 'verification.code.wrong';
  const general = isWrong ? sending.error : (error ?? sending.error);
  const wrong = isWrong ? errorText(error) : undefined;

  const onSubmit = useFormSubmit(form.handleSubmit, submit);
  return (
    <form className={styles.form} noValidate onSubmit={onSubmit}>
      {general !== null && <Notice tone="error">{errorText(general)}</Notice>}
      <TextField
        label={text('login.step.code')}
        hint={text('login.step.sent', { to: sending.to })}
        digits
        autoComplete="one-time-code"
        maxLength={limits.smsCodeMaxLength}
        error={form.formState.errors.code?.message ?? wrong}
        trail={
          <button
            type="button"
            className={codeStyles.send}
            disabled={sending.seconds > 0}
            aria-busy={sending.busy || undefined}
            onClick={() => void sending.send(sending.sentBy).catch(() => undefined)}
          >
            {sending.seconds > 0
              ? text('sms.again', { seconds: sending.seconds })
              : text('sms.send')}
          </button>
        }
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
        <OtherMethod sending={sending} />
      </div>
    </form>
  );
}

function OtherMethod({ sending }: { sending: ReturnType<typeof useSending> }) {
  const text = useText();
  const { other, send } = sending;
  if (other === null) return null;
  return (
    <button
      type="button"
      className={styles.link}
      onClick={() => void send(other.way).catch(() => undefined)}
    >
      {text(`login.step.by.${other.way}`)}
    </button>
  );
}
