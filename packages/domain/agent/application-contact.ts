import { isEmailAddress } from '../member/email-address.ts';

/** Where who applies to become an agent can be reached. */
export const contactTypes = ['mobileNum', 'email', 'whatsapp', 'telegram', 'viber'] as const;

export type ContactType = (typeof contactTypes)[number];

const phoneNumber = /^\+?[\d ()./-]{7,25}$/;
const telegramName = /^@?[a-z]\w{4,31}$/i;
const fewestDigits = 7;
const mostDigits = 15;
/** Digits in which two forms of one number agree, with a country code or a zero in front. */
const comparedDigits = 10;

function normalisedNumber(typed: string): string | null {
  if (!phoneNumber.test(typed)) return null;
  const digits = typed.replaceAll(/\D/g, '');
  if (digits.length < fewestDigits || digits.length > mostDigits) return null;
  return digits.slice(-comparedDigits).replace(/^0+/, '');
}

/**
 * The form in which contacts of one type are compared; null when nobody can be reached by what was
 * typed.
 */
export function normalisedContact(type: ContactType, typed: string): string | null {
  const text = typed.trim();
  switch (type) {
    case 'email':
      return isEmailAddress(text) ? text.toLowerCase() : null;
    case 'telegram':
      return telegramName.test(text) ? text.replace('@', '').toLowerCase() : normalisedNumber(text);
    case 'mobileNum':
    case 'whatsapp':
    case 'viber':
      return normalisedNumber(text);
  }
}
