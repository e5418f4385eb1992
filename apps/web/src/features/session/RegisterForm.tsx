import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { useSearch } from 'wouter';
import { CallError } from '@pavilion/contract/client';
import { limits } from '@pavilion/domain/limits';
import { useErrorText } from '../../kit/error-text.ts';
import { localDay } from '../../kit/local-day.ts';
import { useText } from '../../kit/text.ts';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { showToast } from '../../ui/toast.ts';
import { PrivacyPolicy } from './PrivacyPolicy.tsx';
import {
  fieldConfig,
  fieldOfRefusal,
  registrationFields,
  registrationProblem,
  type RegisterSettings,
  type RegistrationField,
  type RegistrationValues,
} from './registration-fields.ts';
import { RegistrationInput } from './RegistrationInput.tsx';
import { isUsernameTaken, useRegister } from './session.queries.ts';
import styles from './SessionFrame.module.css';

type FormOf = UseFormReturn<RegistrationValues>;

function useRegistrationForm(): FormOf {
  const code = new URLSearchParams(useSearch()).get('code') ?? '';
  return useForm<RegistrationValues>({
    mode: 'onBlur',
    reValidateMode: 'onBlur',
    defaultValues: {
      username: '',
      password: '',
      confirmPassword: '',
      birthday: '',
      affiliateCode: code,
    },
  });
}

/** Rules of the page first; then, for the user name, the server is asked whether it is free. */
function useFieldCheck(settings: RegisterSettings) {
  const text = useText();
  const queries = useQueryClient();
  return async (name: RegistrationField, values: RegistrationValues): Promise<true | string> => {
    const problem = registrationProblem(name, values, { settings, today: localDay(new Date()) });
    if (problem !== null) {
      const years = { from: limits.birthdayMinimumYear, to: new Date().getFullYear() };
      return text(problem, years);
    }
    const taken = name === 'username' && (await isUsernameTaken(values.username, queries));
    return taken ? text('error.register.username.taken') : true;
  };
}

function useSubmit(form: FormOf) {
  const text = useText();
  const errorText = useErrorText();
  const call = useRegister();
  async function submit({ birthday, ...values }: RegistrationValues): Promise<void> {
    const born = birthday === '' ? {} : { birthday };
    try {
      await call.mutateAsync({ ...values, ...born, agreement: true });
      showToast(text('register.done'), { kind: 'success', durationMs: limits.noticeToastMs });
    } catch (error) {
      const field = error instanceof CallError ? fieldOfRefusal(error.code) : null;
      if (field === null) return;
      form.setError(field, { message: errorText(error) }, { shouldFocus: true });
    }
  }
  const general = call.error !== null && fieldOfRefusal(call.error.code) === null;
  return { submit, busy: call.isPending, problem: general ? errorText(call.error) : null };
}

function Agreement(props: { age: number; agreed: boolean; onChange: (agreed: boolean) => void }) {
  const text = useText();
  const [reading, setReading] = useState(false);
  return (
    <>
      <Checkbox
        checked={props.agreed}
        onChange={(event) => props.onChange(event.target.checked)}
        after={
          <button type="button" className={styles.inline} onClick={() => setReading(true)}>
            {text('register.privacy')}
          </button>
        }
      >
        {text('register.agree', { age: props.age })}
      </Checkbox>
      <PrivacyPolicy open={reading} onClose={() => setReading(false)} />
    </>
  );
}

export function RegisterForm({ settings }: { settings: RegisterSettings }) {
  const text = useText();
  const [agreed, setAgreed] = useState(true);
  const form = useRegistrationForm();
  const check = useFieldCheck(settings);
  const { submit, busy, problem } = useSubmit(form);
  const { errors, touchedFields, validatingFields } = form.formState;
  const shown = registrationFields.filter((name) => fieldConfig(name, settings).enabled);

  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => void form.handleSubmit(submit)(event)}
    >
      {problem !== null && <Notice tone="error">{problem}</Notice>}
      {shown.map((name) => (
        <RegistrationInput
          key={name}
          settings={settings}
          error={errors[name]?.message}
          valid={
            touchedFields[name] === true &&
            validatingFields[name] !== true &&
            form.getValues(name) !== ''
          }
          {...form.register(name, {
            validate: (_, values) => check(name, values),
            onChange: () => form.clearErrors(name),
          })}
        />
      ))}
      <Agreement age={settings.minimumAge} agreed={agreed} onChange={setAgreed} />
      <Button type="submit" disabled={!agreed} busy={busy}>
        {text('register.submit')}
      </Button>
    </form>
  );
}
