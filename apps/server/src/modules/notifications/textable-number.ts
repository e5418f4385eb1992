import { readPhoneNumber, type PhoneNumber } from '#kit/phone-number.ts';

/** Dialing codes without the plus. */
export type NumberRule = {
  /** Dialling code assumed for numbers that are typed without one. */
  own: string;
  /** Of the countries whose numbers prove a person; text messages to others cost more. */
  open: readonly string[];
};

export function isOpenCountry({ dialingCode }: PhoneNumber, { open }: NumberRule): boolean {
  return open.includes(dialingCode);
}

/** Whether the site sends text messages to a number in international form. */
export function isTextable(mobileNum: string, rule: NumberRule): boolean {
  const found = readPhoneNumber(mobileNum, rule.own);
  return found !== null && isOpenCountry(found, rule) && found.takesTexts;
}
