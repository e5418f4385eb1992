import { showLanguage } from '@pavilion/client/language/language.ts';
import { readStored } from '@pavilion/client/state/device-storage.ts';
import { isLanguage, type Language } from '@pavilion/domain/site/language';
import { bootValue } from '../boot.ts';
import { loadCatalogue } from '../catalogue.ts';
import { languageCookie, localKeys } from '../storage-keys.ts';

const yearSeconds = 365 * 24 * 60 * 60;

/** The language that the person chose on an earlier visit, if the site has it. */
export function storedLanguage(): Language | null {
  const stored = readStored(localKeys.language);
  const isOffered = bootValue()?.settings.languages.some(({ code }) => code === stored) ?? true;
  return stored !== null && isOffered && isLanguage(stored) ? stored : null;
}

/** Loads the texts first, so that the whole page changes at once. */
export async function chooseLanguage(language: Language): Promise<void> {
  await loadCatalogue(language);
  document.cookie = `${languageCookie}=${language}; Path=/; Max-Age=${yearSeconds}; SameSite=Lax`;
  showLanguage(language);
}
