import { useForm } from 'react-hook-form';
import { useLocation } from 'wouter';
import { ErrorNotice } from '#features/site/ErrorNotice.tsx';
import { useText } from '#kit/text.ts';
import { useFormSubmit } from '@pavilion/client/forms/form-submit.ts';
import { useErrorText } from '@pavilion/client/language/error-text.ts';
import { CallError } from '@pavilion/contract/client';
import { limits } from '@pavilion/domain/limits';
import type { PasswordRule } from '@pavilion/domain/password/password-rule';
import { paths } from '@pavilion/screens/paths';
import { Button } from '@pavilion/ui/actions/Button.tsx';
import { PasswordField } from '@pavilion/ui/fields/PasswordField.tsx';
import { showToast } from '@pavilion/ui/overlays/toast.ts';
import { useRevalidation } from '../frame/field-revalidation.ts';
import { newPasswordProblem } from '../new-password.ts';
import { fieldOfPhoneRefusal } from './forgotten-password.ts';
import { useResetByLink } from './password.queries.ts';
import styles from '../frame/SessionFrame.module.css';

type Values = { newPassword: string; confirmNewPassword: string };

const revalidated = ['newPassword', 'confirmNewPassword'] as const;

export type NewPasswordFormProps = {
  secret: string;
  rule: PasswordRule;
  /** Returns to the page where a link can be requested. */
  onAskAgain: () => void;
};

function useSubmit(secret: string, refuse: (message: string) => void) {
  const text = useText();
  const errorText = useErrorText();
  const call = useResetByLink();
  const [, navigate] = useLocation();

  async function submit({ newPassword }: Values): Promise<void> {
    try {
      await call.mutateAsync({ secret, newPassword });
    } catch (error) {
      const ofField = error instanceof CallError && fieldOfPhoneRefusal(error.code) !== null;
      if (ofField) refuse(errorText(error));
      return;
    }
    showToast(text('forget.done'), { kind: 'success', durationMs: limits.noticeToastMs });
    navigate(paths.login(), { replace: true });
  }
  const general = call.error !== null && fieldOfPhoneRefusal(call.error.code) === null;
  return {
    submit,
    busy: call.isPending || call.isSuccess,
    failure: general ? call.error : null,
    isOver: call.error?.code === 'password.link.invalid',
  };
}

/** Opened by the link of a mail; asks for nothing but the new password. */
export function NewPasswordForm({ secret, rule, onAskAgain }: NewPasswordFormProps) {
  const text = useText();
  const form = useForm<Values>({
    mode: 'onTouched',
    defaultValues: { newPassword: '', confirmNewPassword: '' },
  });
  useRevalidation(form, revalidated);
  const { submit, busy, failure, isOver } = useSubmit(secret, (message) => {
    form.setValue('newPassword', '');
    form.setValue('confirmNewPassword', '');
    form.setError('newPassword', { message }, { shouldFocus: true });
  });
  const { errors, isValid, isDirty } = form.formState;
  const onSubmit = useFormSubmit(form.handleSubmit, submit);

  function field(name: keyof Values) {
    const validate = (_: string, values: Values): true | string => {
      const key = newPasswordProblem(name, { oldPassword: '', ...values }, { username: '', rule });
      return key === null ? true : text(key);
    };
    return {
      error: errors[name]?.message,
      showLabel: text('session.password.show'),
      hideLabel: text('session.password.hide'),
      autoComplete: 'new-password',
      maxLength: 128,
      ...form.register(name, { validate, deps: ['confirmNewPassword'] }),
    };
  }

  if (isOver) {
    return (
      <div className={styles.form}>
        <ErrorNotice error={failure} />
        <Button onClick={onAskAgain}>{text('forget.new.again')}</Button>
      </div>
    );
  }
  return (
    <form className={styles.form} noValidate onSubmit={onSubmit}>
      <ErrorNotice error={failure} />
      <PasswordField
        label={text('changePassword.new')}
        hint={text('register.password.hint', { count: rule.minimumLength })}
        {...field('newPassword')}
      />
      <PasswordField label={text('changePassword.confirm')} {...field('confirmNewPassword')} />
      <Button type="submit" busy={busy} disabled={!isDirty || !isValid}>
        {text('changePassword.submit')}
      </Button>
    </form>
  );
}
