/** Without characters that are mistaken for each other. */
const small = 'abcdefghjkmnpqrstuvwxyz';
const capital = 'ABCDEFGHJKLMNPQRSTUVWXYZ';
const digit = '23456789';

/** One of them, each as likely as the others. */
function oneOf(characters: string): string {
  const fair = 256 - (256 % characters.length);
  for (;;) {
    const [byte = 0] = crypto.getRandomValues(new Uint8Array(1));
    if (byte < fair) return characters.charAt(byte % characters.length);
  }
}

const some = (characters: string, count: number) =>
  Array.from({ length: count }, () => oneOf(characters)).join('');

/**
 * A password that nobody guesses and that can be read out: groups of four with all kinds of
 * characters that a site may require, at least as long as it requires.
 */
export function makePassword(minimumLength: number): string {
  const groups = [
    oneOf(capital) + some(small, 3),
    some(small + digit, 4),
    oneOf(digit) + some(small + digit, 3),
  ];
  while (groups.join('-').length < minimumLength) groups.push(some(small + digit, 4));
  return groups.join('-');
}
