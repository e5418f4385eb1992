/** Section 5: word characters, an @, and a domain with 1 to 3 suffix parts of 2 to 3 characters. */
export const emailAddressPattern = '[\\w.+-]+@[\\w-]+(?:\\.[a-zA-Z]{2,3}){1,3}';

export const emailAddressMaxLength = 100;

const whole = new RegExp(`^(?:${emailAddressPattern})$`);

export function isEmailAddress(text: string): boolean {
  return text.length <= emailAddressMaxLength && whole.test(text);
}
