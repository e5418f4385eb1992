import { useEffect, useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { Link } from 'wouter';
import { CallError } from '@pavilion/contract/client';
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
import { useCaptcha } from './captcha.queries.ts';
import { CaptchaField } from './CaptchaField.tsx';
import { forgetLogin, readRememberedLogin, rememberLogin } from './remembered-login.ts';
import { useLogIn } from './session.queries.ts';
import styles from './SessionFrame.module.css';

type LoginValues = { username: string; password: string; captcha: string; remember: boolean };

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
    defaultValues: {
      username: remembered?.username ?? '',
      password: '',
      captcha: '',
      remember: true,
    },
  });
  useRevalidation(form);
  return form;
}

/** The server asks for a captcha in the hints of a refusal (section 4, "Login"). */
function asksForCaptcha({ value }: CallError): boolean {
  return (
    typeof value === 'object' && value !== null && 'captcha' in value && value.captcha === true
  );
}

function fieldOfRefusal(error: CallError | null) {
  if (error === null) return null;
  if (error.code === 'login.failed') return 'password';
  return error.code.startsWith('login.captcha.') ? 'captcha' : 'form';
}

function useSubmit({ setFocus, resetField }: UseFormReturn<LoginValues>) {
  const errorText = useErrorText();
  const logIn = useLogIn();
  const [asked, setAsked] = useState(false);
  const captcha = useCaptcha(asked);

  function refuse(error: unknown): void {
    if (!(error instanceof CallError)) return;
    if (asksForCaptcha(error)) setAsked(true);
    captcha.refresh();
    resetField('captcha');
    if (fieldOfRefusal(error) !== 'captcha') setFocus('password', { shouldSelect: true });
  }

  async function submit({ username, password, captcha: typed, remember }: LoginValues) {
    const { captchaId } = captcha;
    const solved = asked && captchaId !== undefined ? { captchaId, captcha: typed.trim() } : {};
    await logIn
      .mutateAsync({ username: username.trim(), password, ...solved })
      .then(({ userName }) => (remember ? rememberLogin(userName) : forgetLogin()), refuse);
  }
  const field = fieldOfRefusal(logIn.error);
  const problem = logIn.error === null ? undefined : errorText(logIn.error);
  return {
    submit,
    captcha,
    busy: logIn.isPending,
    forget: () => logIn.reset(),
    problemOf: (where: 'form' | 'password' | 'captcha') => (field === where ? problem : undefined),
  };
}

/** `done` keeps the button busy while the next page is on its way. */
export function LoginForm({ done }: { done: boolean }) {
  const text = useText();
  const form = useLoginForm();
  const { submit, captcha, busy, forget, problemOf } = useSubmit(form);
  const { register, formState, handleSubmit } = form;
  const general = problemOf('form');

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void handleSubmit(submit)(event)}>
      {general !== undefined && <Notice tone="error">{general}</Notice>}
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
        error={formState.errors.password?.message ?? problemOf('password')}
        {...register('password', {
          validate: (value) => value !== '' || text('session.password.missing'),
          onChange: forget,
        })}
      />
      {captcha.asked && (
        <CaptchaField
          captcha={captcha}
          error={formState.errors.captcha?.message ?? problemOf('captcha')}
          onRenew={() => form.resetField('captcha')}
          {...register('captcha', {
            validate: {
              given: (value) => value.trim() !== '' || text('captcha.missing'),
              digits: (value) => /^\d+$/.test(value.trim()) || text('captcha.digits'),
            },
          })}
        />
      )}
      <div className={styles.between}>
        <Checkbox {...register('remember')}>{text('login.remember')}</Checkbox>
        <Link className={styles.link} href={paths.forget()}>
          {text('login.forgot')}
        </Link>
      </div>
      <Button type="submit" busy={busy || done}>
        {text('login.submit')}
      </Button>
    </form>
  );
}
