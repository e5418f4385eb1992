import { useId } from 'react';
import { useForm, useWatch, type UseFormReturn } from 'react-hook-form';
import { Link } from 'wouter';
import { BirthdayField } from '#features/session/BirthdayField.tsx';
import { fieldOfPasswordRefusal, newPasswordProblem } from '#features/session/new-password.ts';
import type { useRegisterSettings } from '#features/session/register-settings.queries.ts';
import { useOwnSession } from '#features/session/RequireSession.tsx';
import { ErrorNotice } from '#features/site/ErrorNotice.tsx';
import { useText } from '#kit/text.ts';
import { useFormSubmit } from '@pavilion/client/forms/form-submit.ts';
import { useErrorText } from '@pavilion/client/language/error-text.ts';
import { CallError } from '@pavilion/contract/client';
import type { CallFailure } from '@pavilion/contract/error-code';
import { limits } from '@pavilion/domain/limits';
import { paths } from '@pavilion/screens/paths';
import { Button } from '@pavilion/ui/actions/Button.tsx';
import { Checkbox } from '@pavilion/ui/fields/Checkbox.tsx';
import { PasswordField } from '@pavilion/ui/fields/PasswordField.tsx';
import { Section } from '@pavilion/ui/layout/Section.tsx';
import { showToast } from '@pavilion/ui/overlays/toast.ts';
import { useFinishAccount } from './finish.queries.ts';
import styles from './Finish.module.css';

type Values = {
  newPassword: string;
  confirmNewPassword: string;
  birthday: string;
  agreement: boolean;
};
type Form = UseFormReturn<Values>;
type Settings = NonNullable<ReturnType<typeof useRegisterSettings>['data']>;
type PartProps = { form: Form; settings: Settings };

const empty: Values = {
  newPassword: '',
  confirmNewPassword: '',
  birthday: '',
  agreement: false,
};

function fieldOfRefusal(code: CallFailure): keyof Values | null {
  if (code === 'register.agreement') return 'agreement';
  if (code === 'register.birthday.invalid' || code === 'register.too.young') return 'birthday';
  return fieldOfPasswordRefusal(code) === null ? null : 'newPassword';
}

function useSubmit(form: Form) {
  const text = useText();
  const errorText = useErrorText();
  const { userName: name } = useOwnSession();
  const call = useFinishAccount();

  async function submit({ newPassword: password, birthday, agreement }: Values) {
    try {
      await call.mutateAsync({ password, birthday, agreement });
    } catch (error) {
      const field = error instanceof CallError ? fieldOfRefusal(error.code) : null;
      const message = errorText(error);
      if (field !== null) form.setError(field, { message }, { shouldFocus: true });
      return undefined;
    }
    const done = { kind: 'success', durationMs: limits.noticeToastMs } as const;
    showToast(text('finish.done', { name }), done);
    return 'leaves' as const;
  }
  const general = call.error !== null && fieldOfRefusal(call.error.code) === null;
  return {
    submit,
    busy: call.isPending || call.isSuccess,
    failure: general ? call.error : null,
  };
}

/** The own password, twice, in place of the one that the agent chose. */
function PasswordPart({ form, settings: { password: rule } }: PartProps) {
  const text = useText();
  const username = useOwnSession().userName;

  function field(name: 'newPassword' | 'confirmNewPassword') {
    const validate = (_: string | boolean, { newPassword, confirmNewPassword }: Values) => {
      const known = { oldPassword: '', newPassword, confirmNewPassword };
      const problem = newPasswordProblem(name, known, { username, rule });
      return problem === null || text(problem);
    };
    return {
      showLabel: text('session.password.show'),
      hideLabel: text('session.password.hide'),
      autoComplete: 'new-password',
      maxLength: 128,
      required: true,
      error: form.formState.errors[name]?.message,
      ...form.register(name, { validate }),
    };
  }

  return (
    <>
      {/* Password managers need the name that the password belongs to. */}
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <PasswordField
        label={text('changePassword.new')}
        hint={text('register.password.hint', { count: rule.minimumLength })}
        {...field('newPassword')}
      />
      <PasswordField label={text('changePassword.confirm')} {...field('confirmNewPassword')} />
    </>
  );
}

function BirthdayPart({ form, settings: { today, minimumAge } }: PartProps) {
  const text = useText();
  const value = useWatch({ control: form.control, name: 'birthday' });
  const hint = text('finish.birthday.hint', { age: minimumAge });
  const validate = async (day: string) => {
    if (day === '') return text('register.birthday.missing');
    // Without the rules the server checks, and its refusal is shown at the field.
    const rules = await import('@pavilion/domain/registration/registration-problems').catch(
      () => null,
    );
    return rules === null || rules.isOldEnough(day, today, minimumAge) || hint;
  };
  return (
    <BirthdayField
      required
      {...form.register('birthday', { validate })}
      {...{ value, minimumAge, today, hint }}
      error={form.formState.errors.birthday?.message}
      onChoose={(day) => {
        form.setValue('birthday', day, { shouldDirty: true, shouldValidate: true });
      }}
      onLeave={() => undefined}
    />
  );
}

function AgreementPart({ form, settings: { minimumAge: age } }: PartProps) {
  const text = useText();
  const errorId = useId();
  const error = form.formState.errors.agreement?.message;
  const validate = (agreed: boolean) => agreed || text('error.register.agreement');
  const links = (
    <>
      <Link className={styles.link} href={paths.terms()}>
        {text('title.page.terms')}
      </Link>
      {' & '}
      <Link className={styles.link} href={paths.privacy()}>
        {text('register.privacy')}
      </Link>
    </>
  );
  return (
    <div>
      <Checkbox
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={error === undefined ? undefined : errorId}
        after={links}
        {...form.register('agreement', { validate })}
      >
        {text('register.agree', { age })}
      </Checkbox>
      {error !== undefined && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}

/** Asks for an own password, the birthday and the terms, and finishes the account. */
export function DetailsForm({ settings }: { settings: Settings }) {
  const text = useText();
  const form = useForm<Values>({ defaultValues: empty });
  const { submit, busy, failure } = useSubmit(form);
  const onSubmit = useFormSubmit(form.handleSubmit, submit);
  return (
    <Section title={text('finish.details')}>
      <form className={styles.form} noValidate onSubmit={onSubmit}>
        <ErrorNotice error={failure} />
        <PasswordPart {...{ form, settings }} />
        <BirthdayPart {...{ form, settings }} />
        <AgreementPart {...{ form, settings }} />
        <Button type="submit" busy={busy}>
          {text('finish.submit')}
        </Button>
      </form>
    </Section>
  );
}
