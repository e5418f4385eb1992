import type { CompleteLanguage } from '@pavilion/domain/site/language';

const words: Record<CompleteLanguage, readonly string[]> = {
  EN: ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'],
  TY: ['sero', 'isa', 'dalawa', 'tatlo', 'apat', 'lima', 'anim', 'pito', 'walo', 'siyam'],
};

const sentence: Record<CompleteLanguage, string> = {
  EN: 'Type these digits',
  TY: 'I-type ang mga numerong ito',
};

/** The digits spelled out, for those who cannot see the picture. */
export function digitsInWords(digits: string, language: CompleteLanguage): string {
  const spelled = [...digits].map((digit) => words[language][Number(digit)]);
  return `${sentence[language]}: ${spelled.join(', ')}.`;
}
