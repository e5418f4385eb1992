/** The languages of the language-to-country map; a site switches some of them on. */
export const languages = [
  'EN', 'TY', 'CN', 'TW', 'VI', 'TH', 'ID', 'MS', 'KM', 'JA', 'KO', 'MY', 'HI', 'BN', 'PT', 'ES',
  'RU', 'TR', 'AR',
] as const; // oxfmt-ignore

export type Language = (typeof languages)[number];

export function isLanguage(value: string): value is Language {
  return (languages as readonly string[]).includes(value);
}

/**
 * The tag for `lang` attributes and `Intl`, with the digits that amounts are typed in; TY is
 * Filipino (decision D10).
 */
export const languageTags = {
  EN: 'en-PH',
  TY: 'fil-PH',
  CN: 'zh-Hans-CN',
  TW: 'zh-Hant-TW',
  VI: 'vi-VN',
  TH: 'th-TH',
  ID: 'id-ID',
  MS: 'ms-MY',
  KM: 'km-KH',
  JA: 'ja-JP',
  KO: 'ko-KR',
  MY: 'my-MM-u-nu-latn',
  HI: 'hi-IN-u-nu-latn',
  BN: 'bn-BD-u-nu-latn',
  PT: 'pt-BR',
  ES: 'es-419',
  RU: 'ru-RU',
  TR: 'tr-TR',
  AR: 'ar-AE-u-nu-latn',
} as const satisfies Record<Language, string>;

/** The direction in which the language is read. */
export function textDirection(language: Language): 'ltr' | 'rtl' {
  return language === 'AR' ? 'rtl' : 'ltr';
}

/** Section 7, "Chat URL": CN for any variant of Chinese in mainland letters, else upper case. */
export function chatLanguage(code: string): string {
  const upper = code.toUpperCase();
  return /(?:^|[-_])CN(?:[-_]|$)/.test(upper) ? 'CN' : upper;
}
