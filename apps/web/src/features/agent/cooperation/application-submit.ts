import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useApplicationCaptcha } from '#features/session/CodeFields.tsx';
import { useOwnKind } from '#features/site/visitor.ts';
import { isOfCaptcha } from '#kit/captcha-refusal.ts';
import { useErrorText } from '@pavilion/client/language/error-text.ts';
import { CallError } from '@pavilion/contract/client';
import { useIntentKey } from '../intent-key.ts';
import { useApply, type Application } from './application.queries.ts';

export type ApplicationValues = Pick<Application, 'name' | 'contactType' | 'contact'> & {
  text: string;
  captcha: string;
};

export type ApplicationFormState = UseFormReturn<ApplicationValues>;

/** The field to which a refusal belongs; null for one of the whole form. */
function fieldOfRefusal(error: CallError): 'contact' | 'captcha' | null {
  if (error.code === 'agent.application.contact') return 'contact';
  return isOfCaptcha(error) ? 'captcha' : null;
}

/** Sends the form; guests and trial accounts answer a captcha, fetched once they begin to write. */
export function useApplicationSubmit(form: ApplicationFormState, onSent: (to: string) => void) {
  const errorText = useErrorText();
  const call = useApply();
  const kind = useOwnKind();
  const intent = useIntentKey();
  const [isAsked, setIsAsked] = useState(false);
  const isUnknown = kind === null || kind.trial;
  const captcha = useApplicationCaptcha(isAsked || (isUnknown && form.formState.isDirty));

  function refuse(error: unknown): void {
    captcha.refresh();
    form.resetField('captcha');
    if (!(error instanceof CallError)) return;
    const field = fieldOfRefusal(error);
    if (field === null) return;
    if (field === 'captcha') setIsAsked(true);
    form.setError(field, { message: errorText(error) }, { shouldFocus: true });
  }

  async function submit({ captcha: typed, ...values }: ApplicationValues) {
    const details = { ...values, name: values.name.trim(), contact: values.contact.trim() };
    try {
      const solved = await captcha.solve(typed);
      const requestKey = intent.keyFor(details);
      await call.mutateAsync({ ...details, ...solved, requestKey });
      onSent(details.contact);
      return 'leaves' as const;
    } catch (error) {
      refuse(error);
      return undefined;
    }
  }
  const isGeneral = call.error !== null && fieldOfRefusal(call.error) === null;
  return {
    submit,
    captcha,
    busy: form.formState.isSubmitting || call.isSuccess,
    failure: isGeneral ? call.error : null,
  };
}
