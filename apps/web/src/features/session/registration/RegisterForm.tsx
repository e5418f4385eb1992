import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { ErrorNotice } from '#features/site/ErrorNotice.tsx';
import { bringLater } from '#kit/bring-later.ts';
import { useText } from '#kit/text.ts';
import { useFormSubmit } from '@pavilion/client/forms/form-submit.ts';
import { rulesOfForm } from '@pavilion/domain/registration/form-rules';
import {
  fieldRule,
  registrationFieldNames,
  type RegistrationMethod,
} from '@pavilion/domain/registration/registration-fields';
import { Button } from '@pavilion/ui/actions/Button.tsx';
import { SegmentedControl } from '@pavilion/ui/choices/SegmentedControl.tsx';
import type { Captcha } from '../captcha/captcha.queries.ts';
import { CaptchaField } from '../captcha/CaptchaField.tsx';
import { useRevalidation } from '../frame/field-revalidation.ts';
import { usePendingSignIn } from '../sign-in/pending-sign-in.ts';
import { useInvitation, type Invitation } from './invitation.queries.ts';
import { InviterNotice } from './InviterNotice.tsx';
import { defaultMethod, vouchedMethod, type RegisterSettings } from './registration-fields.ts';
import {
  useRegistrationSubmit,
  type RegistrationForm,
  type RegistrationFormValues,
} from './registration-submit.ts';
import { RegistrationAgreement } from './RegistrationAgreement.tsx';
import { RegistrationRow } from './RegistrationRow.tsx';
import styles from '../frame/SessionFrame.module.css';

const emptyValues = Object.fromEntries(
  [...registrationFieldNames, 'captcha'].map((name) => [name, '']),
) as RegistrationFormValues;

function useRegistrationForm({ code }: Invitation): RegistrationForm {
  return useForm<RegistrationFormValues>({
    mode: 'onBlur',
    reValidateMode: 'onBlur',
    defaultValues: { ...emptyValues, affiliateCode: code },
  });
}

function MethodChoice(props: {
  method: RegistrationMethod;
  onChange: (method: RegistrationMethod) => void;
}) {
  const text = useText();
  return (
    <SegmentedControl
      label={text('register.method')}
      value={props.method}
      onChange={props.onChange}
      segments={[
        { key: 'username', label: text('login.method.username') },
        { key: 'mobileNum', label: text('login.mobileNum') },
      ]}
    />
  );
}

function CaptchaRow({ form, captcha }: { form: RegistrationForm; captcha: Captcha }) {
  const text = useText();
  if (!captcha.needed) return null;
  return (
    <CaptchaField
      captcha={captcha}
      error={form.formState.errors.captcha?.message}
      onRenew={() => form.resetField('captcha')}
      {...form.register('captcha', {
        validate: (value) => value.trim() !== '' || text('captcha.missing'),
      })}
    />
  );
}

/** Fetched after the form, which can be filled in meanwhile. */
function useDraft(form: RegistrationForm, invitation: Invitation): void {
  useEffect(() => {
    let stop: (() => void) | null = null;
    let isGone = false;
    bringLater(async () => {
      const { keepRegistrationDraft } = await import('./registration-draft.ts');
      if (!isGone) stop = keepRegistrationDraft(form, invitation);
    });
    return () => {
      isGone = true;
      stop?.();
    };
  }, [form, invitation]);
}

export function RegisterForm({ settings: given }: { settings: RegisterSettings }) {
  const text = useText();
  const { invitation, settings } = useInvitation(given);
  const [code, setCode] = useState(invitation.code);
  const [agreed, setAgreed] = useState(true);
  const vouchedBy = usePendingSignIn()?.provider;
  const [chosen, setMethod] = useState(() => defaultMethod(settings));
  const method = vouchedBy === undefined ? chosen : vouchedMethod(settings, vouchedBy);
  const form = useRegistrationForm(invitation);
  const rules = rulesOfForm(settings, method, vouchedBy);
  useDraft(form, invitation);
  useRevalidation(form, registrationFieldNames, settings);
  const { submit, busy, failure, captcha } = useRegistrationSubmit(
    form,
    settings,
    method,
    invitation,
  );
  const shown = registrationFieldNames.filter((name) => fieldRule(name, rules).enabled);

  function change(wanted: RegistrationMethod): void {
    setMethod(wanted);
    form.clearErrors();
  }

  const bothMethods =
    vouchedBy === undefined && settings.methods.username && settings.methods.mobileNum;
  const onLeave = () => setCode(form.getValues('affiliateCode').trim());
  const onSubmit = useFormSubmit(form.handleSubmit, submit);
  return (
    <form className={styles.form} noValidate onSubmit={onSubmit}>
      {bothMethods && <MethodChoice method={method} onChange={change} />}
      <ErrorNotice error={failure} />
      {shown.map((name) => (
        <RegistrationRow key={name} {...{ name, form, settings, rules, onLeave }} />
      ))}
      <CaptchaRow form={form} captcha={captcha} />
      <RegistrationAgreement age={settings.minimumAge} agreed={agreed} onChange={setAgreed} />
      <Button type="submit" disabled={!agreed} busy={busy}>
        {text('register.submit')}
      </Button>
      {/* Below the button, which a press that leaves the field of the code must not miss. */}
      <InviterNotice
        {...{ form, invitation, code }}
        byDomain={given.affiliateByDomain}
        onDropped={() => setCode('')}
      />
    </form>
  );
}
