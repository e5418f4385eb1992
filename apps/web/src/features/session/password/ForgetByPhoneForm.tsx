import { useForm, type UseFormReturn } from 'react-hook-form';
import { useLocation } from 'wouter';
import { ErrorNotice } from '#features/site/ErrorNotice.tsx';
import { useText } from '#kit/text.ts';
import { useFormSubmit } from '@pavilion/client/forms/form-submit.ts';
import { useErrorText } from '@pavilion/client/language/error-text.ts';
import { CallError } from '@pavilion/contract/client';
import { limits } from '@pavilion/domain/limits';
import { paths } from '@pavilion/screens/paths';
import { Button } from '@pavilion/ui/actions/Button.tsx';
import { PasswordField } from '@pavilion/ui/fields/PasswordField.tsx';
import { showToast } from '@pavilion/ui/overlays/toast.ts';
import { MobileNumberField, SmsCodeField } from '../CodeFields.tsx';
import { useRevalidation } from '../frame/field-revalidation.ts';
import { useLogIn } from '../login/login.queries.ts';
import {
  clearedByRefusal,
  fieldOfPhoneRefusal,
  phoneProblem,
  type PhoneField,
  type PhoneRules,
} from './forgotten-password.ts';
import { useResetByPhone } from './password.queries.ts';
import styles from '../frame/SessionFrame.module.css';

type Values = Record<PhoneField, string>;

const empty: Values = { mobileNum: '', verificationCode: '', newPassword: '' };
const revalidated = ['mobileNum', 'verificationCode', 'newPassword'] as const;

function useSubmit(form: UseFormReturn<Values>) {
  const text = useText();
  const errorText = useErrorText();
  const reset = useResetByPhone();
  const logIn = useLogIn();
  const [, navigate] = useLocation();

  function refuse(error: unknown): void {
    if (!(error instanceof CallError)) return;
    form.setValue(clearedByRefusal(error.code), '');
    const field = fieldOfPhoneRefusal(error.code);
    if (field === null) return;
    form.setError(field, { message: errorText(error) }, { shouldFocus: true });
  }

  /** Section 4: the message first, then the log-in with user name and password. */
  async function enter(username: string, password: string): Promise<void> {
    showToast(text('forget.done'), { kind: 'success', durationMs: limits.noticeToastMs });
    const isIn = await logIn.mutateAsync({ username, password }).then(
      () => true,
      () => false,
    );
    navigate(isIn ? paths.home() : paths.login(), { replace: true });
  }

  async function submit({ mobileNum, verificationCode, newPassword }: Values): Promise<void> {
    const proof = { mobileNum: mobileNum.trim(), verificationCode: verificationCode.trim() };
    try {
      const { username } = await reset.mutateAsync({ ...proof, newPassword });
      await enter(username, newPassword);
    } catch (error) {
      refuse(error);
    }
  }
  const general = reset.error !== null && fieldOfPhoneRefusal(reset.error.code) === null;
  return {
    submit,
    busy: reset.isPending || reset.isSuccess,
    failure: general ? reset.error : null,
  };
}

export function ForgetByPhoneForm({ rules }: { rules: PhoneRules }) {
  const text = useText();
  const form = useForm<Values>({ mode: 'onTouched', defaultValues: empty });
  useRevalidation(form, revalidated);
  const { submit, busy, failure } = useSubmit(form);
  const { errors, isValid, isDirty } = form.formState;

  function field(name: PhoneField) {
    const validate = (value: string): true | string => {
      const key = phoneProblem(name, value, rules);
      return key === null ? true : text(key, { count: rules.mobileNum.minimumLength });
    };
    return { error: errors[name]?.message, ...form.register(name, { validate }) };
  }

  const onSubmit = useFormSubmit(form.handleSubmit, submit);
  return (
    <form className={styles.form} noValidate onSubmit={onSubmit}>
      <ErrorNotice error={failure} />
      <MobileNumberField label={text('login.mobileNum')} {...field('mobileNum')} />
      <SmsCodeField purpose="password" form={form} {...field('verificationCode')} />
      <PasswordField
        label={text('changePassword.new')}
        showLabel={text('session.password.show')}
        hideLabel={text('session.password.hide')}
        autoComplete="new-password"
        maxLength={128}
        hint={text('register.password.hint', { count: rules.password.minimumLength })}
        {...field('newPassword')}
      />
      <Button type="submit" busy={busy} disabled={!isDirty || !isValid}>
        {text('forget.phone.submit')}
      </Button>
    </form>
  );
}
