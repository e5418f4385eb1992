/** The languages of the language-to-country map; a site switches some of them on. */
export const languages = [
  'EN', 'TY', 'CN', 'TW', 'VI', 'TH', 'ID', 'MS', 'KM', 'JA', 'KO', 'MY', 'HI', 'BN', 'PT', 'ES',
  'RU', 'TR', 'AR',
] as const; // oxfmt-ignore

export type Language = (typeof languages)[number];

/** Languages whose catalogues are complete. */
export const completeLanguages = ['EN', 'TY'] as const satisfies readonly Language[];
export type CompleteLanguage = (typeof completeLanguages)[number];

export function isCompleteLanguage(value: string): value is CompleteLanguage {
  return (completeLanguages as readonly string[]).includes(value);
}

/** The tag for `lang` attributes and `Intl`; TY is Filipino (decision D10). */
export const languageTags = { EN: 'en-PH', TY: 'fil-PH' } as const satisfies Record<
  CompleteLanguage,
  string
>;
