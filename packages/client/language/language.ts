import { languageTags, textDirection, type Language } from '@pavilion/domain/site/language';
import { writeStored } from '../state/device-storage.ts';
import { pageData } from '../state/page-data.ts';
import { sharedValue, useSharedValue } from '../state/shared-value.ts';
import { clientKeys } from '../state/storage-keys.ts';

const fallback: Language = 'EN';

/** The language in which the server drew the page. */
const languageOfPage = (): Language =>
  (pageData() as { language: Language } | null)?.language ?? fallback;
const current = sharedValue<Language>(languageOfPage());

export const currentLanguage = current.get;

/** For rendering on the server, where the messages are loaded already. */
export function setLanguage(language: Language): void {
  current.set(language);
}

/** Shows a language whose texts are loaded, and stores it for the next visit. */
export function showLanguage(language: Language): void {
  writeStored(clientKeys.language, language);
  document.documentElement.lang = languageTags[language];
  document.documentElement.dir = textDirection(language);
  current.set(language);
}

export function useLanguage(): Language {
  return useSharedValue(current, languageOfPage);
}
