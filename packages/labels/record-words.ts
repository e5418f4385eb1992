import type { CompleteLanguage } from '@pavilion/domain/site/language';
import { recordsEn } from './en/records.ts';
import { recordsTy } from './ty/records.ts';

const words = { EN: recordsEn, TY: recordsTy } as const;

/** The words of the record screens, for files that tell the same. */
export function recordWord(key: keyof typeof recordsEn, language: CompleteLanguage): string {
  return words[language][key];
}
