import type { Language } from './language.ts';

/** Text that the site shows; it is there in each language that the site switches on. */
export type LocalText = {
  readonly [Code in Exclude<Language, 'EN' | 'TY'>]?: string | undefined;
} & { readonly EN: string; readonly TY: string };

/** What a person wrote stands under the language of that person's page. */
export type WrittenText = { readonly [Code in Language]?: string | undefined };

/** In English where the text is not written in the language. */
export function inLanguage(text: LocalText, language: Language): string {
  return text[language] ?? text.EN;
}
