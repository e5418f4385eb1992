import { useQueryClient } from '@tanstack/react-query';
import type { UseFormReturn } from 'react-hook-form';
import { useSettings } from '#features/site/site.queries.ts';
import { sessionKeys } from '#kit/tab-keys.ts';
import { useText } from '#kit/text.ts';
import { useErrorText } from '@pavilion/client/language/error-text.ts';
import { CallError } from '@pavilion/contract/client';
import { limits } from '@pavilion/domain/limits';
import { rulesOfForm } from '@pavilion/domain/registration/form-rules';
import {
  acceptedValues,
  type RegistrationField,
  type RegistrationMethod,
  type RegistrationRules,
  type RegistrationValues,
} from '@pavilion/domain/registration/registration-fields';
import { showToast } from '@pavilion/ui/overlays/toast.ts';
import { useCaptcha } from '../captcha/captcha.queries.ts';
import { registeredNow } from '../registered-now.ts';
import { forgetPendingSignIn, pendingSignIn } from '../sign-in/pending-sign-in.ts';
import { checkedCode, type Invitation } from './invitation.queries.ts';
import { currentRegisterMethod } from './register-method.ts';
import {
  fieldOfRefusal,
  isReferrerLinkError,
  type RegisterSettings,
} from './registration-fields.ts';
import { isEmailTaken, isUsernameTaken, useRegister } from './registration.queries.ts';

export type RegistrationFormValues = RegistrationValues & { captcha: string };
export type RegistrationForm = UseFormReturn<RegistrationFormValues>;

/** Checks the page's rules first; then asks the server whether a name or address is free. */
export function useFieldCheck(settings: RegisterSettings, rules: RegistrationRules) {
  const text = useText();
  const queries = useQueryClient();
  return async (name: RegistrationField, values: RegistrationValues): Promise<true | string> => {
    // Without the rules the server checks, and its refusal is shown at the field.
    const judge = await import('./registration-problems.ts').catch(() => null);
    const problem = judge?.shownProblem(name, values, rules, settings) ?? null;
    if (problem !== null) {
      const to = Number(settings.today.slice(0, 4));
      const years = { from: limits.birthdayMinimumYear, to, age: settings.minimumAge };
      return 'message' in problem ? problem.message : text(problem.label, years);
    }
    if (name === 'username' && (await isUsernameTaken(values.username, queries))) {
      return text('error.register.username.taken');
    }
    if (name === 'email' && (await isEmailTaken(values.email, queries))) {
      return text('error.register.email.taken');
    }
    return true;
  };
}

/** What the payload says of the page besides its fields (section 3, "Registration payload"). */
function originOfForm() {
  const { hostname, search } = globalThis.location;
  const domain = new URLSearchParams(search).get('domain') ?? '';
  return { type: 0, registerUrl: hostname, domain: domain.slice(0, 200) };
}

export function useRegistrationSubmit(
  form: RegistrationForm,
  settings: RegisterSettings,
  method: RegistrationMethod,
  invitation: Invitation,
) {
  const text = useText();
  const errorText = useErrorText();
  const call = useRegister(method);
  const captcha = useCaptcha(settings.captcha, 'register');
  const dialingCode = useSettings()?.brand.dialingCode;

  function refuse(error: unknown): void {
    captcha.refresh();
    form.resetField('captcha');
    if (!(error instanceof CallError)) return;
    if (error.code.startsWith('identity.')) forgetPendingSignIn();
    const field = fieldOfRefusal(error.code);
    if (field === null) return;
    const linked = form.formState.defaultValues?.affiliateCode ?? '';
    const message = isReferrerLinkError(error.code, form.getValues('affiliateCode'), linked)
      ? text('register.affiliateCode.link')
      : errorText(error);
    form.setError(field, { message }, { shouldFocus: true });
  }

  async function submit({ captcha: typed, ...values }: RegistrationFormValues) {
    const pending = pendingSignIn();
    const rules = rulesOfForm(settings, method, pending?.provider);
    const accepted = acceptedValues(values, rules);
    const registerMethod = currentRegisterMethod();
    try {
      // Section 4: the invitation code is checked before the registration.
      const affiliateCode = await checkedCode(accepted.affiliateCode, invitation);
      const ticket = pending === null ? {} : { identityTicket: pending.identityTicket };
      const origin = { ...originOfForm(), ...(dialingCode && { countryDialingCode: dialingCode }) };
      const filled = {
        ...accepted,
        affiliateCode,
        ...(await captcha.solve(typed)),
        ...ticket,
        ...origin,
        registerMethod,
      };
      await call.mutateAsync({ ...filled, agreement: true });
      forgetPendingSignIn();
      sessionStorage.removeItem(sessionKeys.registrationDraft);
      registeredNow.set(true);
      showToast(text('register.done'), { kind: 'success', durationMs: limits.noticeToastMs });
      return 'leaves' as const;
    } catch (error) {
      refuse(error);
      return undefined;
    }
  }
  const general = call.error !== null && fieldOfRefusal(call.error.code) === null;
  return {
    submit,
    captcha,
    busy: form.formState.isSubmitting || call.isSuccess,
    failure: general ? call.error : null,
  };
}
