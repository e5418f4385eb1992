import {
  isLanguage,
  languageTags,
  textDirection,
  type Language,
} from '@pavilion/domain/site/language';
import { bootValue } from './boot.ts';
import { loadCatalogue } from './catalogue.ts';
import { readStored, writeStored } from './device-storage.ts';
import { sharedValue, useSharedValue } from './shared-value.ts';
import { languageCookie, localKeys } from './storage-keys.ts';

const yearSeconds = 365 * 24 * 60 * 60;
const fallback: Language = 'EN';

const languageOfPage = (): Language => bootValue()?.language ?? fallback;
const current = sharedValue<Language>(languageOfPage());

export const currentLanguage = current.get;

/** What the person chose on an earlier visit, if it is a language of this site. */
export function storedLanguage(): Language | null {
  const stored = readStored(localKeys.language);
  const isOffered = bootValue()?.settings.languages.some(({ code }) => code === stored) ?? true;
  return stored !== null && isOffered && isLanguage(stored) ? stored : null;
}

/** For the server's own rendering: the messages are there already. */
export function setLanguage(language: Language): void {
  current.set(language);
}

/** Loads the texts first, so that the page changes at once and whole. */
export async function chooseLanguage(language: Language): Promise<void> {
  await loadCatalogue(language);
  writeStored(localKeys.language, language);
  document.cookie = `${languageCookie}=${language}; Path=/; Max-Age=${yearSeconds}; SameSite=Lax`;
  document.documentElement.lang = languageTags[language];
  document.documentElement.dir = textDirection(language);
  current.set(language);
}

export function useLanguage(): Language {
  return useSharedValue(current, languageOfPage);
}
