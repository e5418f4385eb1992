import { parsePhoneNumberFromString } from 'libphonenumber-js/mobile';
import { Refused } from '../../../http/refused.ts';

export type TypedNumber = { mobileNum: string; countryDialingCode?: string | undefined };

/** The international form of a mobile number; null when no phone of the country can have it. */
export function findMobileNumber(typed: TypedNumber, dialingCode: string): string | null {
  const country = (typed.countryDialingCode ?? dialingCode).replace('+', '');
  const number = parsePhoneNumberFromString(typed.mobileNum, { defaultCallingCode: country });
  if (!number?.isValid() || number.countryCallingCode !== country) return null;
  return number.number;
}

/** Throws `mobile.invalid`. */
export function mobileNumberOf(typed: TypedNumber, dialingCode: string): string {
  const number = findMobileNumber(typed, dialingCode);
  if (number === null) throw new Refused('mobile.invalid');
  return number;
}
