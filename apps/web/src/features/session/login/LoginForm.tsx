import { useEffect, useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { Link } from 'wouter';
import { ErrorNotice } from '#features/site/ErrorNotice.tsx';
import { isOfCaptcha } from '#kit/captcha-refusal.ts';
import { useText } from '#kit/text.ts';
import { useFormSubmit } from '@pavilion/client/forms/form-submit.ts';
import { useErrorText } from '@pavilion/client/language/error-text.ts';
import { CallError } from '@pavilion/contract/client';
import { normaliseUsername, usernamePattern } from '@pavilion/domain/password/password-rule';
import { paths } from '@pavilion/screens/paths';
import { Button } from '@pavilion/ui/actions/Button.tsx';
import { Checkbox } from '@pavilion/ui/fields/Checkbox.tsx';
import { PasswordField } from '@pavilion/ui/fields/PasswordField.tsx';
import { TextField } from '@pavilion/ui/fields/TextField.tsx';
import { asksForCaptcha, useCaptcha } from '../captcha/captcha.queries.ts';
import { CaptchaField } from '../captcha/CaptchaField.tsx';
import { useRevalidation } from '../frame/field-revalidation.ts';
import { forgetPendingSignIn, ticketToConnect } from '../sign-in/pending-sign-in.ts';
import { isSameLogin, keepLogin, useRemembered, type Remembered } from './login-memory.ts';
import { waitForCode } from './login-step.queries.ts';
import { useLogIn, useLogInByDevice } from './login.queries.ts';
import { useShowPreviousLogin } from './previous-login.ts';
import type { RememberedLogin } from './remembered-login.ts';
import styles from '../frame/SessionFrame.module.css';

type LoginValues = { username: string; password: string; captcha: string; remember: boolean };

const usernameMaxLength = 32;
const revalidated = ['username', 'password'] as const;

function useLoginForm(remembered: RememberedLogin | null): UseFormReturn<LoginValues> {
  const form = useForm<LoginValues>({
    defaultValues: {
      username: remembered?.username ?? '',
      password: '',
      captcha: '',
      remember: true,
    },
  });
  useRevalidation(form, revalidated);
  const { getValues, setValue } = form;
  const name = remembered?.username ?? '';
  // The first HTML did not know the name; the form leaves a person who is already typing alone.
  useEffect(() => {
    const isTyping = document.activeElement?.getAttribute('name') === 'username';
    if (!isTyping && getValues('username') === '') setValue('username', name);
  }, [name, getValues, setValue]);
  return form;
}

/** A member's number is also accepted as the name. */
function isLoginName(typed: string): boolean {
  return usernamePattern.test(normaliseUsername(typed)) || /^\+?[\d ()-]{7,}$/.test(typed.trim());
}

function fieldOfRefusal(error: CallError | null) {
  if (error === null) return null;
  if (error.code === 'login.failed' || error.code === 'login.device.unknown') return 'password';
  return isOfCaptcha(error) ? 'captcha' : 'form';
}

function useSubmit(form: UseFormReturn<LoginValues>, { login, forget }: Remembered) {
  const { setFocus, resetField } = form;
  const errorText = useErrorText();
  const byPassword = useLogIn();
  const byDevice = useLogInByDevice();
  const showPreviousLogin = useShowPreviousLogin();
  const [needed, setNeeded] = useState(false);
  const captcha = useCaptcha(needed);

  function refuse(error: unknown): void {
    if (!(error instanceof CallError)) return;
    if (error.code.startsWith('identity.')) forgetPendingSignIn();
    if (asksForCaptcha(error)) setNeeded(true);
    captcha.refresh();
    resetField('captcha');
    if (fieldOfRefusal(error) !== 'captcha') setFocus('password', { shouldSelect: true });
  }

  async function submit({ username, password, captcha: digits, remember }: LoginValues) {
    const name = username.trim();
    const isTyped = password !== '' || !remember || !isSameLogin(login, name);
    const solved = await captcha.solve(digits);
    const typed = { username: name, password, remember, ...solved, ...ticketToConnect() };
    try {
      const value = isTyped ? await byPassword.mutateAsync(typed) : await byDevice.mutateAsync();
      if (isTyped) forgetPendingSignIn();
      const kept = { type: 'username', username: value.userName, countryDialingCode: '' } as const;
      keepLogin(kept, value, remember);
      showPreviousLogin(value);
    } catch (error) {
      if (!isTyped) forget();
      if (!waitForCode(error, remember)) refuse(error);
    }
  }
  const error = byPassword.error ?? byDevice.error;
  const field = fieldOfRefusal(error);
  const problem = error === null ? undefined : errorText(error);
  return {
    submit,
    captcha,
    forgetRefusal: () => {
      byPassword.reset();
      byDevice.reset();
    },
    failure: field === 'form' ? error : null,
    problemOf: (where: 'password' | 'captcha') => (field === where ? problem : undefined),
  };
}

/** `done` keeps the button busy while the next page loads. */
export function LoginForm({ done }: { done: boolean }) {
  const text = useText();
  const remembered = useRemembered('username');
  const form = useLoginForm(remembered.login);
  const { submit, captcha, forgetRefusal, failure, problemOf } = useSubmit(form, remembered);
  const [username, remember] = form.watch(['username', 'remember']);
  const isRemembered = remember && isSameLogin(remembered.login, username);
  const { register, formState, handleSubmit } = form;

  const onSubmit = useFormSubmit(handleSubmit, submit);
  return (
    <form className={styles.form} noValidate onSubmit={onSubmit}>
      <ErrorNotice error={failure} />
      <TextField
        label={text('session.username')}
        autoComplete="username webauthn"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="next"
        maxLength={usernameMaxLength}
        error={formState.errors.username?.message}
        {...register('username', {
          validate: {
            given: (value) => value.trim() !== '' || text('session.username.missing'),
            rule: (value) => isLoginName(value) || text('forget.username.invalid'),
          },
        })}
      />
      <PasswordField
        label={text('session.password')}
        showLabel={text('session.password.show')}
        hideLabel={text('session.password.hide')}
        autoComplete="current-password"
        enterKeyHint="go"
        {...(isRemembered ? { placeholder: '••••••••', hint: text('login.remembered') } : {})}
        error={formState.errors.password?.message ?? problemOf('password')}
        {...register('password', {
          validate: (value) => isRemembered || value !== '' || text('session.password.missing'),
          onChange: forgetRefusal,
        })}
      />
      {captcha.needed && (
        <CaptchaField
          captcha={captcha}
          error={formState.errors.captcha?.message ?? problemOf('captcha')}
          onRenew={() => form.resetField('captcha')}
          {...register('captcha', {
            validate: (value) => value !== '' || text('captcha.missing'),
          })}
        />
      )}
      <div className={styles.between}>
        <Checkbox {...register('remember')} defaultChecked>
          {text('login.remember')}
        </Checkbox>
        <Link className={styles.link} href={paths.forget()}>
          {text('login.forgot')}
        </Link>
      </div>
      <Button type="submit" busy={formState.isSubmitting || done}>
        {text('login.submit')}
      </Button>
    </form>
  );
}
