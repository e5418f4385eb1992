import type { Language } from '@pavilion/domain/site/language';
import { recordsEn } from './en/records.ts';
import { inOtherLanguages } from './other-languages.ts';
import { recordsTy } from './ty/records.ts';

const words: Record<Language, Partial<Record<keyof typeof recordsEn, string>>> = {
  EN: recordsEn,
  TY: recordsTy,
  ...inOtherLanguages('labels'),
};

/** The words of the record screens, for files that tell the same. */
export function recordWord(key: keyof typeof recordsEn, language: Language): string {
  return words[language][key] ?? recordsEn[key];
}
