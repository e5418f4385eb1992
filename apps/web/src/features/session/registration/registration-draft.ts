import type { UseFormReturn } from 'react-hook-form';
import { keptText } from '#kit/kept-text.ts';
import { sessionKeys } from '#kit/storage-keys.ts';
import {
  registrationFieldNames,
  type RegistrationField,
  type RegistrationValues,
} from '@pavilion/domain/registration/registration-fields';

const secret: ReadonlySet<RegistrationField> = new Set([
  'password',
  'confirmPassword',
  'paymentPassword',
  'verificationCode',
  'idNumber',
]);
const keptNames = registrationFieldNames.filter((name) => !secret.has(name));
const draft = keptText(sessionKeys.registrationDraft);

function readValues(): Partial<Record<RegistrationField, unknown>> {
  try {
    return JSON.parse(draft.read()) as Partial<Record<RegistrationField, unknown>>;
  } catch {
    return {};
  }
}

type Form = UseFormReturn<RegistrationValues & { captcha: string }>;

/** Restores what was typed before a reload, except secrets, and stores what is typed later. */
export function keepRegistrationDraft({ getValues, setValue, subscribe }: Form): () => void {
  const values = readValues();
  for (const name of keptNames) {
    const value = values[name];
    // The code of an invitation link takes precedence over a typed one.
    const isFree = getValues(name) === '';
    if (isFree && typeof value === 'string' && value !== '') setValue(name, value);
  }
  return subscribe({
    formState: { values: true },
    callback: (given) => {
      const typed = keptNames.map((name) => [name, given.values[name]]);
      draft.write(JSON.stringify(Object.fromEntries(typed)));
    },
  });
}
