const signsPutAfter = /[^\p{L}]{1,6}$/u;
const signsForLetters: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

function inLetters(text: string): string {
  return text.replaceAll(/[013457@$!]/g, (sign) => signsForLetters[sign] ?? sign);
}

/** One character repeated, or a sequence such as `abcdefgh` or `87654321`. */
function isOneStep(text: string): boolean {
  const codes = [...text].map((sign) => sign.codePointAt(0) ?? 0);
  const [first = 0, second = 0] = codes;
  const step = second - first;
  return Math.abs(step) <= 1 && codes.every((code, place) => code === first + step * place);
}

/**
 * Whether many people choose a password: it is listed, or listed apart from signs at its end or in
 * place of letters, which is the first thing that people try when a common one is refused.
 */
export function isGuessable(password: string, isListed: (word: string) => boolean): boolean {
  const folded = password.toLowerCase();
  if (isOneStep(folded)) return true;
  const words = [folded, folded.replace(signsPutAfter, '')];
  return words.some((word) => word !== '' && (isListed(word) || isListed(inLetters(word))));
}
