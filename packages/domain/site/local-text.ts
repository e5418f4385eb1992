import { languages, type Language } from './language.ts';

/** A text of the site, in each language that the site has switched on. */
export type LocalText = {
  readonly [Code in Exclude<Language, 'EN' | 'TY'>]?: string | undefined;
} & { readonly EN: string; readonly TY: string };

/** A text that a person wrote, under the language of that person's page. */
export type WrittenText = { readonly [Code in Language]?: string | undefined };

/** The text in a language, or in English where it is missing. */
export function inLanguage(text: LocalText, language: Language): string {
  return text[language] ?? text.EN;
}

/** A text in each language. */
export function inEach(text: (language: Language) => string): LocalText {
  const others = Object.fromEntries(languages.map((language) => [language, text(language)]));
  return { ...others, EN: text('EN'), TY: text('TY') };
}
