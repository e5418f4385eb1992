import type { Language } from '@pavilion/domain/site/language';
import { inOtherLanguages } from '@pavilion/labels/other-languages';

type Spelling = { sentence: string; digits: readonly string[] };

const spellings: Record<Language, Spelling> = {
  EN: {
    sentence: 'Type these digits',
    digits: ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'],
  },
  TY: {
    sentence: 'I-type ang mga numerong ito',
    digits: ['sero', 'isa', 'dalawa', 'tatlo', 'apat', 'lima', 'anim', 'pito', 'walo', 'siyam'],
  },
  ...inOtherLanguages('captcha'),
};

/** The digits spelled out, for those who cannot see the picture. */
export function digitsInWords(digits: string, language: Language): string {
  const { sentence, digits: words } = spellings[language];
  return `${sentence}: ${[...digits].map((digit) => words[Number(digit)]).join(', ')}.`;
}
