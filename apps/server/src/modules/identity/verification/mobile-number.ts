import { Refused } from '#http/refused.ts';
import { readPhoneNumber, type PhoneNumber } from '#kit/phone-number.ts';

export type TypedNumber = { mobileNum: string; countryDialingCode?: string | undefined };

/** Dialing codes without the plus. */
export type NumberRule = {
  /** Of the country that numbers are typed for unless they say another. */
  own: string;
  /** Of the countries whose numbers prove a person: a text message costs more in others. */
  open: readonly string[];
};

function countryOf({ countryDialingCode }: TypedNumber, { own }: NumberRule): string {
  return (countryDialingCode ?? own).replace('+', '');
}

/** The international form of a mobile number; null when no phone of the country can have it. */
export function findMobileNumber(typed: TypedNumber, rule: NumberRule): string | null {
  const country = countryOf(typed, rule);
  const found = readPhoneNumber(typed.mobileNum, country);
  return found?.takesTexts && found.dialingCode === country ? found.number : null;
}

function isOpen({ dialingCode }: PhoneNumber, { open }: NumberRule): boolean {
  return open.includes(dialingCode);
}

/** Throws `mobile.invalid`, `mobile.country.closed` or `mobile.no.sms`. */
export function mobileNumberOf(typed: TypedNumber, rule: NumberRule): string {
  const country = countryOf(typed, rule);
  const found = readPhoneNumber(typed.mobileNum, country);
  if (found === null) throw new Refused('mobile.invalid');
  if (!isOpen(found, rule)) throw new Refused('mobile.country.closed', { open: rule.open });
  if (found.dialingCode !== country) throw new Refused('mobile.invalid');
  if (!found.takesTexts) throw new Refused('mobile.no.sms');
  return found.number;
}

/** Whether text messages go to a number that is written in the international form. */
export function isTextable(mobileNum: string, rule: NumberRule): boolean {
  const found = readPhoneNumber(mobileNum, rule.own);
  return found !== null && isOpen(found, rule) && found.takesTexts;
}
