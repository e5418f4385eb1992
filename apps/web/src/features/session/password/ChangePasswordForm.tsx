import { useEffect, useRef, useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { useLocation } from 'wouter';
import { ErrorNotice } from '#features/site/ErrorNotice.tsx';
import { readSession } from '#kit/session-record.ts';
import { useText } from '#kit/text.ts';
import { useFormSubmit } from '@pavilion/client/forms/form-submit.ts';
import { useErrorText } from '@pavilion/client/language/error-text.ts';
import { CallError } from '@pavilion/contract/client';
import { limits } from '@pavilion/domain/limits';
import { defaultPasswordRule } from '@pavilion/domain/password/password-rule';
import { paths } from '@pavilion/screens/paths';
import { Button } from '@pavilion/ui/actions/Button.tsx';
import { PasswordField } from '@pavilion/ui/fields/PasswordField.tsx';
import { showToast } from '@pavilion/ui/overlays/toast.ts';
import { useRevalidation } from '../frame/field-revalidation.ts';
import {
  fieldOfPasswordRefusal,
  newPasswordProblem,
  type PasswordField as FieldName,
  type PasswordValues,
} from '../new-password.ts';
import { useRegisterSettings } from '../register-settings.queries.ts';
import { heldPassword } from './held-password.ts';
import { useChangePassword } from './password.queries.ts';
import styles from '../frame/SessionFrame.module.css';

const empty: PasswordValues = { oldPassword: '', newPassword: '', confirmNewPassword: '' };
const revalidated = ['oldPassword', 'newPassword', 'confirmNewPassword'] as const;

/** Section 4, "Password change": shows the saved message, then goes home after a second. */
function useLeaveSoon(): () => void {
  const [, navigate] = useLocation();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return () => {
    timer.current = setTimeout(() => navigate(paths.home()), limits.passwordChangeRedirectMs);
  };
}

function useSubmit(form: UseFormReturn<PasswordValues>, askOld: () => void) {
  const text = useText();
  const errorText = useErrorText();
  const call = useChangePassword();
  const leaveSoon = useLeaveSoon();

  function refuse(error: unknown): void {
    const code = error instanceof CallError ? error.code : 'unknown.error';
    const field = fieldOfPasswordRefusal(code);
    askOld();
    if (field === null) return;
    if (code === 'modify.new.old.same') form.reset({ ...form.getValues(), newPassword: '' });
    form.setError(field, { message: errorText(error) });
    // The field of the old password may only now be rendered.
    setTimeout(() => form.setFocus(field));
  }

  async function submit(values: PasswordValues): Promise<void> {
    const oldPassword = heldPassword() ?? values.oldPassword;
    try {
      await call.mutateAsync({ ...values, oldPassword });
    } catch (error) {
      refuse(error);
      return;
    }
    const saved = { kind: 'success', durationMs: limits.successToastMs } as const;
    showToast(text('changePassword.saved'), saved);
    leaveSoon();
  }
  const general = call.error !== null && fieldOfPasswordRefusal(call.error.code) === null;
  return {
    submit,
    busy: call.isPending || call.isSuccess,
    failure: general ? call.error : null,
  };
}

export function ChangePasswordForm() {
  const text = useText();
  const rule = useRegisterSettings().data?.password ?? defaultPasswordRule;
  const [asksOld, setAsksOld] = useState(() => heldPassword() === null);
  const form = useForm<PasswordValues>({ defaultValues: empty });
  useRevalidation(form, revalidated);
  const { submit, busy, failure } = useSubmit(form, () => setAsksOld(true));
  const username = readSession()?.userName ?? '';

  function check(name: FieldName, values: PasswordValues): true | string {
    const known = asksOld ? values : { ...values, oldPassword: heldPassword() ?? '' };
    const key = newPasswordProblem(name, known, { username, rule });
    return key === null ? true : text(key);
  }

  function field(name: FieldName, label: string, autoComplete: string, hint?: string) {
    return (
      <PasswordField
        label={label}
        showLabel={text('session.password.show')}
        hideLabel={text('session.password.hide')}
        autoComplete={autoComplete}
        maxLength={128}
        hint={hint}
        error={form.formState.errors[name]?.message}
        {...form.register(name, { validate: (_, values) => check(name, values) })}
      />
    );
  }

  const onSubmit = useFormSubmit(form.handleSubmit, submit);
  return (
    <form className={styles.form} noValidate onSubmit={onSubmit}>
      <ErrorNotice error={failure} />
      {/* Password managers need the name that the password belongs to. */}
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      {asksOld && field('oldPassword', text('changePassword.old'), 'current-password')}
      {field(
        'newPassword',
        text('changePassword.new'),
        'new-password',
        text('register.password.hint', { count: rule.minimumLength }),
      )}
      {field('confirmNewPassword', text('changePassword.confirm'), 'new-password')}
      <Button type="submit" busy={busy}>
        {text('changePassword.submit')}
      </Button>
    </form>
  );
}
