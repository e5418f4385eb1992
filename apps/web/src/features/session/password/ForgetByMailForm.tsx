import { useForm } from 'react-hook-form';
import { useLocation } from 'wouter';
import { ErrorNotice } from '#features/site/ErrorNotice.tsx';
import { stepBack } from '#kit/page-before.ts';
import { useText } from '#kit/text.ts';
import { useFormSubmit } from '@pavilion/client/forms/form-submit.ts';
import { limits } from '@pavilion/domain/limits';
import { paths } from '@pavilion/screens/paths';
import { Button } from '@pavilion/ui/actions/Button.tsx';
import { TextField } from '@pavilion/ui/fields/TextField.tsx';
import { showToast } from '@pavilion/ui/overlays/toast.ts';
import { useRevalidation } from '../frame/field-revalidation.ts';
import { mailProblem, type MailField } from './forgotten-password.ts';
import { useRequestPasswordMail } from './password.queries.ts';
import styles from '../frame/SessionFrame.module.css';

type Values = Record<MailField, string>;

const empty: Values = { username: '', email: '' };
const revalidated = ['username', 'email'] as const;

export function ForgetByMailForm() {
  const text = useText();
  const call = useRequestPasswordMail();
  const [, navigate] = useLocation();
  const form = useForm<Values>({ mode: 'onTouched', defaultValues: empty });
  useRevalidation(form, revalidated);
  const { errors, isValid, isDirty } = form.formState;

  async function submit({ username, email }: Values) {
    const sent = await call.mutateAsync({ username: username.trim(), email: email.trim() }).then(
      () => true,
      () => false,
    );
    if (!sent) return undefined;
    showToast(text('forget.email.sent'), { kind: 'success', durationMs: limits.toastShortMs });
    stepBack(navigate, paths.login());
    return 'leaves' as const;
  }

  function field(name: MailField) {
    const validate = (value: string): true | string => {
      const key = mailProblem(name, value);
      return key === null ? true : text(key);
    };
    return { error: errors[name]?.message, ...form.register(name, { validate }) };
  }

  const plain = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } as const;
  const onSubmit = useFormSubmit(form.handleSubmit, submit);
  return (
    <form className={styles.form} noValidate onSubmit={onSubmit}>
      <ErrorNotice error={call.error} />
      <TextField
        label={text('session.username')}
        autoComplete="username"
        maxLength={32}
        {...plain}
        {...field('username')}
      />
      <TextField
        label={text('forget.email')}
        type="email"
        autoComplete="email"
        maxLength={100}
        hint={text('forget.email.hint')}
        {...plain}
        {...field('email')}
      />
      <Button type="submit" busy={call.isPending || call.isSuccess} disabled={!isDirty || !isValid}>
        {text('forget.email.submit')}
      </Button>
    </form>
  );
}
