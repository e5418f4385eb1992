import type { Language } from '@pavilion/domain/site/language';

/** A text in the two languages of the site, side by side. */
export type Message = { readonly EN: string; readonly TY: string };
export type Messages = Readonly<Record<string, Message>>;

/** What is translated into one further language, by key. */
export type Locale = Readonly<Record<string, string>>;

/** A text in a language; in English where a further language has none of its own. */
export function inLanguage({ EN, TY }: Message, language: Language, translated?: string): string {
  return language === 'TY' ? TY : (translated ?? EN);
}

/** All texts in a language, its locale laid over the English key by key. */
export function textsIn(
  messages: Messages,
  language: Language,
  locale: Locale = {},
): Record<string, string> {
  const texts = Object.entries(messages).map(([key, message]) => [
    key,
    inLanguage(message, language, locale[key]),
  ]);
  return Object.fromEntries(texts) as Record<string, string>;
}
