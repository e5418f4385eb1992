import { ApiError } from '#http/api-error.ts';
import { readPhoneNumber } from '#kit/phone-number.ts';
import { isOpenCountry, type NumberRule } from '#modules/notifications/textable-number.ts';

export type TypedNumber = { mobileNum: string; countryDialingCode?: string | undefined };

function countryOf({ countryDialingCode }: TypedNumber, { own }: NumberRule): string {
  return (countryDialingCode ?? own).replace('+', '');
}

/** The international form of a mobile number; null when it is not valid in its country. */
export function findMobileNumber(typed: TypedNumber, rule: NumberRule): string | null {
  const country = countryOf(typed, rule);
  const found = readPhoneNumber(typed.mobileNum, country);
  return found?.takesTexts && found.dialingCode === country ? found.number : null;
}

/** Throws `mobile.invalid`, `mobile.country.closed` or `mobile.no.sms`. */
export function mobileNumberOf(typed: TypedNumber, rule: NumberRule): string {
  const country = countryOf(typed, rule);
  const found = readPhoneNumber(typed.mobileNum, country);
  if (found === null) throw new ApiError('mobile.invalid');
  if (!isOpenCountry(found, rule)) throw new ApiError('mobile.country.closed', { open: rule.open });
  if (found.dialingCode !== country) throw new ApiError('mobile.invalid');
  if (!found.takesTexts) throw new ApiError('mobile.no.sms');
  return found.number;
}
