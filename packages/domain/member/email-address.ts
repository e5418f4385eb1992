const label = '[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?';

/** The rule of the HTML standard for an e-mail field, with a dot in the domain (decision D22). */
export const emailAddressPattern = `[a-zA-Z0-9.!#$%&'*+/=?^_\`{|}~-]+@${label}(?:\\.${label})+`;

/** Section 5: word characters, an @, and a domain with 1 to 3 suffix parts of 2 to 3 characters. */
const seedPattern = '[\\w.+-]+@[\\w-]+(?:\\.[a-zA-Z]{2,3}){1,3}';

/** Which addresses a site accepts at registration. */
export const emailRules = { standard: emailAddressPattern, seed: seedPattern } as const;
export type EmailRule = keyof typeof emailRules;

export const emailAddressMaxLength = 100;

const whole = new RegExp(`^(?:${emailAddressPattern})$`);

export function isEmailAddress(text: string): boolean {
  return text.length <= emailAddressMaxLength && whole.test(text);
}
