import { randomInt } from 'node:crypto';
import type { Language } from '@pavilion/domain/site/language';
import { textIn } from '@pavilion/messages/text-in';

type SumForm = readonly [form: string, numbers: (digit: number) => readonly number[] | null];

/** Phrases that English and Filipino have in addition to the texts of every language. */
type Variety = {
  /** Phrases that ask for the digits of `{list}` without the one that `{n}` names. */
  asks: readonly string[];
  /** Other names of the first to the last of six positions. */
  positions: readonly (readonly string[])[];
  /** Phrases that give a digit as a sum or difference. */
  sums: readonly SumForm[];
};

const spokenDigits = 6;
const digitsInSums = 2;

function oneOf<Value>(values: readonly Value[]): Value {
  return values[randomInt(values.length)] as Value;
}

const added = (digit: number) => {
  const first = randomInt(digit + 1);
  return [first, digit - first];
};
const taken = (digit: number) => {
  const first = digit + randomInt(10 - digit);
  return [first, first - digit];
};
const doubled = (digit: number) => (digit % 2 === 0 ? [digit / 2] : null);

const bySign: SumForm = ['{0} + {1}', added];

const varieties: Partial<Record<Language, Variety>> = {
  EN: {
    asks: [
      'Here are six digits: {list}. Type all of them except the {n}.',
      'Skip the {n} of these and type the rest: {list}.',
      'Without the {n} one, type what follows: {list}.',
      'One of these is too many: {list}. It is the {n}; type the others.',
    ],
    positions: [[], [], [], [], ['last but one'], ['last']],
    sums: [
      ['{0} plus {1}', added],
      ['{0} and {1} together', added],
      ['{0} less {1}', taken],
      ['twice {0}', doubled],
    ],
  },
  TY: {
    asks: [
      'Narito ang anim na numero: {list}. I-type ang lahat maliban sa {n}.',
      'Laktawan ang {n} at i-type ang iba: {list}.',
      'May isang sobra dito: {list}. Ito ang {n}; i-type ang iba.',
    ],
    positions: [[], ['pangalawa'], ['pangatlo'], ['pang-apat'], ['panlima'], ['huli']],
    sums: [
      ['{0} dagdag {1}', added],
      ['{0} bawas {1}', taken],
      ['doble ng {0}', doubled],
    ],
  },
};

function speechOf(language: Language) {
  const { asks = [], positions = [], sums = [bySign] } = varieties[language] ?? {};
  const usual = textIn(language, 'captcha.places').split(', ');
  return {
    digits: textIn(language, 'captcha.digits').split(', '),
    asks: [textIn(language, 'captcha.ask'), ...asks],
    positions: usual.map((name, index) => [name, ...(positions[index] ?? [])]),
    sums,
  };
}

type Speech = ReturnType<typeof speechOf>;

function saidBySum(digit: number, { digits, sums }: Speech): string {
  const possible = sums.flatMap(([form, split]): string[] => {
    const numbers = split(digit);
    if (numbers === null) return [];
    return [form.replaceAll(/\{(\d)\}/g, (_, at) => digits[numbers[Number(at)] ?? 0] ?? '')];
  });
  return oneOf(possible);
}

/** The positions whose digits are written as a sum. */
function drawPositions(): ReadonlySet<number> {
  const drawn = new Set<number>();
  while (drawn.size < digitsInSums) drawn.add(randomInt(spokenDigits));
  return drawn;
}

/**
 * Six digits in words, some of them as a sum, of which all but one are to be typed: for people who
 * cannot see the picture. Only the proof of work keeps scripts away, since a script that knows
 * these sentences can read them (decision 0065).
 */
export function askInWords(language: Language): { words: string; digits: string } {
  const speech = speechOf(language);
  const spoken = Array.from({ length: spokenDigits }, () => randomInt(10));
  const left = randomInt(spokenDigits);
  const inSums = drawPositions();
  const list = spoken.map((digit, index) =>
    inSums.has(index) ? saidBySum(digit, speech) : (speech.digits[digit] ?? ''),
  );
  const words = oneOf(speech.asks)
    .replace('{n}', oneOf(speech.positions[left] ?? []))
    .replace('{list}', list.join(', '));
  return { words, digits: spoken.toSpliced(left, 1).join('') };
}
