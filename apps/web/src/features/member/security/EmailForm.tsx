import { useForm, type UseFormReturn } from 'react-hook-form';
import { CallError } from '@pavilion/contract/client';
import { limits } from '@pavilion/domain/limits';
import { isEmailAddress } from '@pavilion/domain/member/email-address';
import { useErrorText } from '../../../kit/error-text.ts';
import { useText } from '../../../kit/text.ts';
import { Button } from '../../../ui/Button.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { showToast } from '../../../ui/toast.ts';
import { useSmsCountdown, type SmsPause } from '../../session/sms-countdown.ts';
import { useBindEmail, useRequestEmailCode } from './security.queries.ts';
import styles from './Security.module.css';

type Values = { email: string; verificationCode: string };
type Form = UseFormReturn<Values>;

function fieldOfRefusal(error: unknown): keyof Values | null {
  if (!(error instanceof CallError)) return null;
  if (error.code === 'verification.code.wrong') return 'verificationCode';
  const ofEmail = error.code === 'register.email.taken' || error.code === 'register.field.invalid';
  return ofEmail ? 'email' : null;
}

/** Asks for a code by mail once the address is valid, and keeps the pause before the next one. */
function useSendCode(form: Form) {
  const text = useText();
  const errorText = useErrorText();
  const call = useRequestEmailCode();
  const { seconds, start } = useSmsCountdown();

  async function send(): Promise<void> {
    if (seconds > 0 || call.isPending) return;
    if (!(await form.trigger('email', { shouldFocus: true }))) return;
    try {
      start(await call.mutateAsync({ email: form.getValues('email') }));
      showToast(text('security.email.sent'), { kind: 'success' });
    } catch (error) {
      if (error instanceof CallError && error.code === 'sms.wait') start(error.value as SmsPause);
      showToast(errorText(error), { kind: 'error', durationMs: limits.toastShortMs });
    }
  }
  return { send, seconds, busy: call.isPending };
}

function CodeField({ form }: { form: Form }) {
  const text = useText();
  const { send, seconds, busy } = useSendCode(form);
  return (
    <TextField
      label={text('security.email.code')}
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={limits.smsCodeMaxLength}
      hint={text('security.email.hint')}
      error={form.formState.errors.verificationCode?.message}
      {...form.register('verificationCode', {
        validate: (value) => /^\d+$/.test(value.trim()) || text('security.email.codeMissing'),
      })}
      trail={
        <button
          type="button"
          className={styles.send}
          disabled={seconds > 0}
          aria-busy={busy || undefined}
          onClick={() => void send()}
        >
          {seconds > 0 ? text('sms.again', { seconds }) : text('sms.send')}
        </button>
      }
    />
  );
}

/** The address is added once the code that was sent to it comes back. */
export function EmailForm({ present, onDone }: { present: string | null; onDone: () => void }) {
  const text = useText();
  const errorText = useErrorText();
  const form = useForm<Values>({ defaultValues: { email: '', verificationCode: '' } });
  const bind = useBindEmail();
  const general = bind.error !== null && fieldOfRefusal(bind.error) === null;

  async function save(values: Values): Promise<void> {
    try {
      await bind.mutateAsync(values);
    } catch (error) {
      const field = fieldOfRefusal(error);
      if (field) form.setError(field, { message: errorText(error) }, { shouldFocus: true });
      return;
    }
    showToast(text('security.saved'), { kind: 'success', durationMs: limits.successToastMs });
    onDone();
  }

  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => void form.handleSubmit(save)(event)}
    >
      <p className={styles.hint}>
        {present === null
          ? text('security.email.text')
          : text('security.present', { value: present })}
      </p>
      {general && <Notice tone="error">{errorText(bind.error)}</Notice>}
      <TextField
        label={text('security.email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        error={form.formState.errors.email?.message}
        {...form.register('email', {
          validate: (value) => isEmailAddress(value.trim()) || text('security.email.invalid'),
        })}
      />
      <CodeField form={form} />
      <Button type="submit" busy={bind.isPending}>
        {text('security.save')}
      </Button>
    </form>
  );
}
