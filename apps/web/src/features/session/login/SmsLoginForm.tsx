import { useForm, useWatch, type UseFormReturn } from 'react-hook-form';
import { ErrorNotice } from '#features/site/ErrorNotice.tsx';
import { useSettings } from '#features/site/site.queries.ts';
import { useText } from '#kit/text.ts';
import { useFormSubmit } from '@pavilion/client/forms/form-submit.ts';
import { useErrorText } from '@pavilion/client/language/error-text.ts';
import { CallError } from '@pavilion/contract/client';
import { Button } from '@pavilion/ui/actions/Button.tsx';
import { Checkbox } from '@pavilion/ui/fields/Checkbox.tsx';
import { MobileNumberField, SmsCodeField } from '../CodeFields.tsx';
import { useRevalidation } from '../frame/field-revalidation.ts';
import { isSameLogin, keepLogin, useRemembered, type Remembered } from './login-memory.ts';
import { useLogInByDevice, useLogInBySms } from './login.queries.ts';
import { useShowPreviousLogin } from './previous-login.ts';
import styles from '../frame/SessionFrame.module.css';

type SmsLoginValues = { mobileNum: string; verificationCode: string; remember: boolean };

const revalidated = ['mobileNum', 'verificationCode'] as const;

function fieldOfRefusal({ code }: CallError): 'mobileNum' | 'verificationCode' | null {
  if (code.startsWith('mobile.')) return 'mobileNum';
  if (code === 'login.device.unknown') return 'verificationCode';
  return code === 'verification.code.wrong' ? 'verificationCode' : null;
}

function useSubmit(form: UseFormReturn<SmsLoginValues>, { login, forget }: Remembered) {
  const text = useText();
  const errorText = useErrorText();
  const showPreviousLogin = useShowPreviousLogin();
  const byCode = useLogInBySms();
  const byDevice = useLogInByDevice();
  const dialingCode = useSettings()?.brand.dialingCode;

  function refuse(error: unknown): void {
    const field = error instanceof CallError ? fieldOfRefusal(error) : null;
    if (field === null) return;
    if (field === 'verificationCode') form.resetField('verificationCode');
    const forgotten = error instanceof CallError && error.code === 'login.device.unknown';
    const message = forgotten ? text('login.sms.forgotten') : errorText(error);
    form.setError(field, { message }, { shouldFocus: true });
  }

  async function submit(values: SmsLoginValues): Promise<void> {
    const { remember } = values;
    const [mobileNum, code] = [values.mobileNum.trim(), values.verificationCode.trim()];
    const isTyped = code !== '' || !remember || !isSameLogin(login, mobileNum);
    const country = dialingCode === undefined ? {} : { countryDialingCode: dialingCode };
    try {
      const value = isTyped
        ? await byCode.mutateAsync({ mobileNum, code, remember, ...country })
        : await byDevice.mutateAsync();
      const typed = {
        type: 'sms',
        username: mobileNum,
        countryDialingCode: '',
        ...country,
      } as const;
      keepLogin(typed, value, remember);
      showPreviousLogin(value);
    } catch (error) {
      if (!isTyped) forget();
      refuse(error);
    }
  }
  const error = byCode.error ?? byDevice.error;
  const general = error !== null && fieldOfRefusal(error) === null;
  const busy = byCode.isPending || byDevice.isPending;
  return { submit, busy, failure: general ? error : null };
}

/** `done` keeps the button busy while the next page loads. */
export function SmsLoginForm({ done }: { done: boolean }) {
  const text = useText();
  const remembered = useRemembered('sms');
  const form = useForm<SmsLoginValues>({
    defaultValues: {
      mobileNum: remembered.login?.username ?? '',
      verificationCode: '',
      remember: true,
    },
  });
  useRevalidation(form, revalidated);
  const { submit, busy, failure } = useSubmit(form, remembered);
  const { errors } = form.formState;
  const { control } = form;
  const [typedNumber, remember] = useWatch({ control, name: ['mobileNum', 'remember'] });
  const isRemembered = remember && isSameLogin(remembered.login, typedNumber);

  const onSubmit = useFormSubmit(form.handleSubmit, submit);
  return (
    <form className={styles.form} noValidate onSubmit={onSubmit}>
      <ErrorNotice error={failure} />
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
        form={form}
        error={errors.verificationCode?.message}
        {...(isRemembered && { hint: text('login.remembered') })}
        {...form.register('verificationCode', {
          validate: (value) => {
            if (value.trim() === '') return isRemembered || text('sms.code.missing');
            return /^\d+$/.test(value.trim()) || text('sms.code.digits');
          },
        })}
      />
      <Checkbox {...form.register('remember')} defaultChecked>
        {text('login.remember')}
      </Checkbox>
      <Button type="submit" busy={busy || done}>
        {text('login.submit')}
      </Button>
    </form>
  );
}
