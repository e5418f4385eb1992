import { useForm, type UseFormReturn } from 'react-hook-form';
import { useSmsCountdown, type SmsPause } from '#features/session/sms-countdown.ts';
import { useText } from '#kit/text.ts';
import { useFormSubmit } from '@pavilion/client/forms/form-submit.ts';
import { useErrorText } from '@pavilion/client/language/error-text.ts';
import { CallError } from '@pavilion/contract/client';
import { limits } from '@pavilion/domain/limits';
import { isEmailAddress } from '@pavilion/domain/member/email-address';
import { Button } from '@pavilion/ui/actions/Button.tsx';
import { TextField } from '@pavilion/ui/fields/TextField.tsx';
import { showToast } from '@pavilion/ui/overlays/toast.ts';
import { Notice } from '@pavilion/ui/states/Notice.tsx';
import { useSaveContact } from './save-contact.ts';
import { useBindEmail, useRequestEmailCode } from './security.queries.ts';
import styles from './Security.module.css';

type Values = { email: string; verificationCode: string };
type Form = UseFormReturn<Values>;

function fieldOfRefusal(code: string): keyof Values | null {
  if (code === 'verification.code.wrong') return 'verificationCode';
  return code === 'register.email.taken' || code === 'register.field.invalid' ? 'email' : null;
}

/** Requests a code by mail once the address is valid, and keeps the pause before the next one. */
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
      digits
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

/** Adds the address once the member enters the code that was sent to it. */
export function EmailForm({ present, onDone }: { present: string | null; onDone: () => void }) {
  const text = useText();
  const form = useForm<Values>({ defaultValues: { email: '', verificationCode: '' } });
  const { save, busy, problem } = useSaveContact(form, useBindEmail(), fieldOfRefusal, onDone);

  const onSubmit = useFormSubmit(form.handleSubmit, save);
  return (
    <form className={styles.form} noValidate onSubmit={onSubmit}>
      <p className={styles.hint}>
        {present === null
          ? text('security.email.text')
          : text('security.present', { value: present })}
      </p>
      {problem !== null && <Notice tone="error">{problem}</Notice>}
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
      <Button type="submit" busy={busy}>
        {text('security.save')}
      </Button>
    </form>
  );
}
