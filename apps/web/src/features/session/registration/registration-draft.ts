import type { UseFormReturn } from 'react-hook-form';
import { keptText } from '#kit/kept-text.ts';
import { sessionKeys } from '#kit/tab-keys.ts';
import {
  registrationFieldNames,
  type RegistrationField,
  type RegistrationValues,
} from '@pavilion/domain/registration/registration-fields';
import type { Invitation } from './invitation.queries.ts';

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

/**
 * Restores what was typed before a reload, except secrets, and stores what is typed later. A code
 * of the address takes precedence over a typed one, and that over one that the device remembers.
 */
export function keepRegistrationDraft(
  { getValues, setValue, subscribe }: Form,
  { code, from }: Invitation,
): () => void {
  const values = readValues();
  for (const name of keptNames) {
    const value = values[name];
    const present = getValues(name);
    const isFree = present === '' || (from === 'device' && present === code);
    if (isFree && typeof value === 'string' && value !== '') setValue(name, value);
  }
  return subscribe({
    formState: { values: true },
    callback: (given) => {
      const typed = keptNames.map((name) => {
        const value = given.values[name];
        return [name, name === 'affiliateCode' && value === code ? '' : value];
      });
      draft.write(JSON.stringify(Object.fromEntries(typed)));
    },
  });
}
