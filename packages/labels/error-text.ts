import type { ErrorCode } from '@pavilion/contract/error-code';
import type { CompleteLanguage } from '@pavilion/domain/site/language';
import { errorsEn } from './errors-en.ts';
import { errorsTy } from './errors-ty.ts';

const texts = { EN: errorsEn, TY: errorsTy } satisfies Record<
  CompleteLanguage,
  Record<ErrorCode, string>
>;

/** The sentence that a person reads for a refusal. */
export function errorText(code: keyof typeof errorsEn, language: CompleteLanguage): string {
  return texts[language][code];
}
