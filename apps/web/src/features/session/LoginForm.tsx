import { useEffect, useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { Link } from 'wouter';
import { limits } from '@pavilion/domain/limits';
import { useErrorText } from '../../kit/error-text.ts';
import { useLanguage } from '../../kit/language.ts';
import { paths } from '../../kit/paths.ts';
import { useText } from '../../kit/text.ts';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { forgetLogin, readRememberedLogin, rememberLogin } from './remembered-login.ts';
import { useLogIn } from './session.queries.ts';
import styles from './SessionFrame.module.css';

type LoginValues = { username: string; password: string; remember: boolean };

const usernameMaxLength = 32;

/** Section 5: on a language change filled fields are checked again after 200 ms. */
function useRevalidation({ getValues, trigger }: UseFormReturn<LoginValues>): void {
  const language = useLanguage();
  useEffect(() => {
    const timer = setTimeout(() => {
      const names = ['username', 'password'] as const;
      void trigger(names.filter((name) => getValues(name) !== ''));
    }, limits.loginRevalidationMs);
    return () => clearTimeout(timer);
  }, [language, getValues, trigger]);
}

function useLoginForm(): UseFormReturn<LoginValues> {
  const [remembered] = useState(readRememberedLogin);
  const form = useForm<LoginValues>({
    defaultValues: { username: remembered?.username ?? '', password: '', remember: true },
  });
  useRevalidation(form);
  return form;
}

/** `done` keeps the button busy while the next page is on its way. */
export function LoginForm({ done }: { done: boolean }) {
  const text = useText();
  const errorText = useErrorText();
  const form = useLoginForm();
  const logIn = useLogIn();
  const { register, formState, handleSubmit } = form;
  const wrong = logIn.error?.code === 'login.failed' ? errorText(logIn.error) : undefined;

  async function submit({ username, password, remember }: LoginValues): Promise<void> {
    await logIn.mutateAsync({ username: username.trim(), password }).then(
      ({ userName }) => (remember ? rememberLogin(userName) : forgetLogin()),
      () => form.setFocus('password', { shouldSelect: true }),
    );
  }

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void handleSubmit(submit)(event)}>
      {logIn.error !== null && wrong === undefined && (
        <Notice tone="error">{errorText(logIn.error)}</Notice>
      )}
      <TextField
        label={text('session.username')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="next"
        maxLength={usernameMaxLength}
        error={formState.errors.username?.message}
        {...register('username', {
          validate: (value) => value.trim() !== '' || text('session.username.missing'),
        })}
      />
      <PasswordField
        label={text('session.password')}
        showLabel={text('session.password.show')}
        hideLabel={text('session.password.hide')}
        autoComplete="current-password"
        enterKeyHint="go"
        error={formState.errors.password?.message ?? wrong}
        {...register('password', {
          validate: (value) => value !== '' || text('session.password.missing'),
          onChange: () => logIn.reset(),
        })}
      />
      <div className={styles.between}>
        <Checkbox {...register('remember')}>{text('login.remember')}</Checkbox>
        <Link className={styles.link} href={paths.forget()}>
          {text('login.forgot')}
        </Link>
      </div>
      <Button type="submit" busy={logIn.isPending || done}>
        {text('login.submit')}
      </Button>
    </form>
  );
}
