import { useForm, type UseFormReturn } from 'react-hook-form';
import { CallError } from '@pavilion/contract/client';
import { useErrorText } from '../../kit/error-text.ts';
import { useText } from '../../kit/text.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { useRevalidation } from './field-revalidation.ts';
import { MobileNumberField } from './MobileNumberField.tsx';
import { useLogInBySms } from './session.queries.ts';
import { SmsCodeField } from './SmsCodeField.tsx';
import styles from './SessionFrame.module.css';

type SmsLoginValues = { mobileNum: string; verificationCode: string };

const revalidated = ['mobileNum', 'verificationCode'] as const;

function fieldOfRefusal({ code }: CallError): keyof SmsLoginValues | null {
  if (code === 'mobile.invalid') return 'mobileNum';
  return code === 'verification.code.wrong' ? 'verificationCode' : null;
}

function useSubmit(form: UseFormReturn<SmsLoginValues>) {
  const errorText = useErrorText();
  const logIn = useLogInBySms();

  async function submit({ mobileNum, verificationCode }: SmsLoginValues): Promise<void> {
    try {
      await logIn.mutateAsync({ mobileNum: mobileNum.trim(), code: verificationCode.trim() });
    } catch (error) {
      const field = error instanceof CallError ? fieldOfRefusal(error) : null;
      if (field === null) return;
      if (field === 'verificationCode') form.resetField('verificationCode');
      form.setError(field, { message: errorText(error) }, { shouldFocus: true });
    }
  }
  const general = logIn.error !== null && fieldOfRefusal(logIn.error) === null;
  return { submit, busy: logIn.isPending, problem: general ? errorText(logIn.error) : null };
}

/** `done` keeps the button busy while the next page is on its way. */
export function SmsLoginForm({ done }: { done: boolean }) {
  const text = useText();
  const form = useForm<SmsLoginValues>({
    defaultValues: { mobileNum: '', verificationCode: '' },
  });
  useRevalidation(form, revalidated);
  const { submit, busy, problem } = useSubmit(form);
  const { errors } = form.formState;

  async function validNumber(): Promise<string | null> {
    const valid = await form.trigger('mobileNum', { shouldFocus: true });
    return valid ? form.getValues('mobileNum').trim() : null;
  }

  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => void form.handleSubmit(submit)(event)}
    >
      {problem !== null && <Notice tone="error">{problem}</Notice>}
      <MobileNumberField
        label={text('login.mobileNum')}
        error={errors.mobileNum?.message}
        {...form.register('mobileNum', {
          validate: {
            given: (value) => value.trim() !== '' || text('login.mobileNum.missing'),
            digits: (value) =>
              /^\+?[\d ()-]{7,}$/.test(value.trim()) || text('error.mobile.invalid'),
          },
        })}
      />
      <SmsCodeField
        purpose="login"
        validNumber={validNumber}
        error={errors.verificationCode?.message}
        {...form.register('verificationCode', {
          validate: {
            given: (value) => value.trim() !== '' || text('sms.code.missing'),
            digits: (value) => /^\d+$/.test(value.trim()) || text('sms.code.digits'),
          },
        })}
      />
      <Button type="submit" busy={busy || done}>
        {text('login.submit')}
      </Button>
    </form>
  );
}
