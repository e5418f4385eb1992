import type { Language } from '../site/language.ts';

/** Languages that write a comma before the decimals; the others write a point. */
const withDecimalComma: ReadonlySet<Language> = new Set(['VI', 'ID', 'KM', 'PT', 'ES', 'RU', 'TR']);

/** The zeros of the digits that people type: Arabic, Persian, Hindi, Bengali and so on. */
const noughts = [0x660, 0x6f0, 0x966, 0x9e6, 0xe50, 0x1040, 0x17e0, 0xff10];

const foreignSigns: Record<string, string> = { '٫': '.', '٬': ',', '，': ',', '．': '.' };

function plainDigit(letter: string): string {
  const code = letter.charCodeAt(0);
  const nought = noughts.find((first) => code >= first && code < first + 10);
  return nought === undefined ? letter : String(code - nought);
}

/** The text in ASCII digits, points, commas and plain spaces. */
function plainText(text: string): string {
  return text
    .trim()
    .replaceAll(/\s/gu, ' ')
    .replaceAll(/[^ -~]/gu, plainDigit)
    .replaceAll(/[٫٬，．]/gu, (sign) => foreignSigns[sign] ?? sign);
}

const ungrouped = /^\d*$/;
const byThousands = /^\d{1,3}(?:([., ])\d{3})(?:\1\d{3})*$/;
/** As in Hindi and Bengali: the last three digits, then groups of two. */
const byHundreds = /^\d{1,2}(?:([., ])\d{2})(?:\1\d{2})*\1\d{3}$/;
const wholeShapes = [ungrouped, byThousands, byHundreds];

const wholeDigits = 15;

/** Splits a text at its decimal sign; one part where it has none. */
function partsOf(text: string, language: Language, digits: number): string[] {
  const [first, ...others] = text.replaceAll(/[\d ]/g, '');
  const last = others.at(-1);
  if (last !== undefined) return last === first ? [text] : text.split(last);
  const parts = text.split(/[.,]/);
  if (first === (withDecimalComma.has(language) ? ',' : '.')) return parts;
  // Many phones offer only one sign: if it cannot group, it is the decimal sign.
  const decimals = text.length - text.search(/[.,]/) - 1;
  return decimals !== 3 && decimals <= digits ? parts : [text];
}

/**
 * Minor units of an amount as people type it in a language: "1,250.50", "1 250,5", "١٢٥٠". Null for
 * a text that is no amount, has more decimals than the currency, or can be read in two ways.
 */
export function readTypedAmount(text: string, language: Language, digits: number): bigint | null {
  const plain = plainText(text);
  if (!/^[\d., ]*\d[\d., ]*$/.test(plain)) return null;
  const [first, fraction = '', ...more] = partsOf(plain, language, digits);
  const whole = String(first);
  if (more.length > 0 || !ungrouped.test(fraction) || fraction.length > digits) return null;
  if (!wholeShapes.some((shape) => shape.test(whole))) return null;
  const wholeText = whole.replaceAll(/[., ]/g, '');
  if (wholeText.length > wholeDigits) return null;
  return BigInt(wholeText + fraction.padEnd(digits, '0'));
}
