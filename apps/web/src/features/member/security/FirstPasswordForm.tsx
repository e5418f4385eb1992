import { useForm } from 'react-hook-form';
import { newPasswordProblem } from '#features/session/new-password.ts';
import { useRegisterSettings } from '#features/session/register-settings.queries.ts';
import { ErrorNotice } from '#features/site/ErrorNotice.tsx';
import { readSession } from '#kit/session-record.ts';
import { useText } from '#kit/text.ts';
import { useFormSubmit } from '@pavilion/client/forms/form-submit.ts';
import { CallError } from '@pavilion/contract/client';
import { limits } from '@pavilion/domain/limits';
import { defaultPasswordRule } from '@pavilion/domain/password/password-rule';
import { Button } from '@pavilion/ui/actions/Button.tsx';
import { PasswordField } from '@pavilion/ui/fields/PasswordField.tsx';
import { showToast } from '@pavilion/ui/overlays/toast.ts';
import { useSetFirstPassword } from './own-connections.queries.ts';
import styles from './Security.module.css';

type Values = { newPassword: string; confirmNewPassword: string };

/** Sets the password of an account that was opened without one. */
export function FirstPasswordForm({ onDone }: { onDone: () => void }) {
  const text = useText();
  const call = useSetFirstPassword();
  const rule = useRegisterSettings().data?.password ?? defaultPasswordRule;
  const username = readSession()?.userName ?? '';
  const form = useForm<Values>({ defaultValues: { newPassword: '', confirmNewPassword: '' } });

  async function save(values: Values): Promise<void> {
    try {
      await call.mutateAsync(values);
    } catch (error) {
      if (error instanceof CallError) return;
      throw error;
    }
    showToast(text('security.saved'), { kind: 'success', durationMs: limits.successToastMs });
    onDone();
  }

  function field(name: keyof Values, label: string, hint?: string) {
    const validate = (_: string, values: Values): true | string => {
      const known = { ...values, oldPassword: '' };
      const problem = newPasswordProblem(name, known, { username, rule });
      return problem === null || text(problem);
    };
    return (
      <PasswordField
        label={label}
        showLabel={text('session.password.show')}
        hideLabel={text('session.password.hide')}
        autoComplete="new-password"
        maxLength={128}
        hint={hint}
        error={form.formState.errors[name]?.message}
        {...form.register(name, { validate })}
      />
    );
  }

  const onSubmit = useFormSubmit(form.handleSubmit, save);
  return (
    <form className={styles.form} noValidate onSubmit={onSubmit}>
      <p className={styles.hint}>{text('security.loginPassword.first.text')}</p>
      <ErrorNotice error={call.error} />
      {/* Password managers need the name that the password belongs to. */}
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      {field(
        'newPassword',
        text('changePassword.new'),
        text('register.password.hint', { count: rule.minimumLength }),
      )}
      {field('confirmNewPassword', text('changePassword.confirm'))}
      <Button type="submit" busy={call.isPending}>
        {text('security.save')}
      </Button>
    </form>
  );
}
