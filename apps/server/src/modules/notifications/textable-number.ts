import { readPhoneNumber, type PhoneNumber } from '#kit/phone-number.ts';

/** Dialing codes without the plus. */
export type NumberRule = {
  /** Of the country that numbers are typed for unless they say another. */
  own: string;
  /** Of the countries whose numbers prove a person: a text message costs more in others. */
  open: readonly string[];
};

export function isOpenCountry({ dialingCode }: PhoneNumber, { open }: NumberRule): boolean {
  return open.includes(dialingCode);
}

/** Whether text messages go to a number that is written in the international form. */
export function isTextable(mobileNum: string, rule: NumberRule): boolean {
  const found = readPhoneNumber(mobileNum, rule.own);
  return found !== null && isOpenCountry(found, rule) && found.takesTexts;
}
