import type { Language } from '@pavilion/domain/site/language';
import { errorsEn } from './errors-en.ts';
import { errorsTy } from './errors-ty.ts';
import { inOtherLanguages } from './other-languages.ts';

const texts: Record<Language, Partial<typeof errorsEn>> = {
  EN: errorsEn,
  TY: errorsTy,
  ...inOtherLanguages('errors'),
};

/** The sentence that a person reads for a refusal. */
export function errorText(code: keyof typeof errorsEn, language: Language): string {
  return texts[language][code] ?? errorsEn[code];
}
