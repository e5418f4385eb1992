import {
  getCountries,
  getCountryCallingCode,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/max';

export type PhoneNumber = {
  /** In the international form, such as `+639171234567`. */
  number: string;
  /** The digits of its country's code. */
  dialingCode: string;
  /** False for lines, services and premium numbers that no text message reaches. */
  takesTexts: boolean;
};

const typesWithTexts: ReadonlySet<string> = new Set(['MOBILE', 'FIXED_LINE_OR_MOBILE']);

/** Satellite and other worldwide networks have codes too, but no country. */
const dialingCodes: ReadonlySet<string> = new Set(
  getCountries().map((country) => getCountryCallingCode(country)),
);

export function isCountryDialingCode(digits: string): boolean {
  return dialingCodes.has(digits);
}

/** Parses a number as typed in its country; null when no phone can have it. */
export function readPhoneNumber(typed: string, dialingCode: string): PhoneNumber | null {
  const found = parsePhoneNumberFromString(typed, { defaultCallingCode: dialingCode });
  if (!found?.isValid()) return null;
  const { number, countryCallingCode } = found;
  const takesTexts = typesWithTexts.has(found.getType() ?? '');
  return { number, dialingCode: countryCallingCode, takesTexts };
}
