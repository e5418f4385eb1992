import * as v from 'valibot';
import { countryCode, languageCode, list, text, yesNo } from './fields.ts';

/** Every language of the language-to-country map; those switched on are offered. */
export const languagesSchema = v.strictObject({
  languages: list(
    v.strictObject({
      code: languageCode,
      country: countryCode,
      /** BCP 47 tag for numbers and dates. */
      locale: v.pipe(text, v.check(isLocale, 'a locale such as en-PH')),
      nativeName: text,
      englishName: text,
      on: yesNo,
      /** Texts of the folder may be missing and are then shown in English; messages may not. */
      untranslated: v.optional(v.literal('english', 'english, or nothing at all')),
    }),
  ),
});

function isLocale(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
}
