import { catalogueLoader } from '@pavilion/client/language/catalogue.ts';
import { showLanguage } from '@pavilion/client/language/language.ts';
import { readStored } from '@pavilion/client/state/device-storage.ts';
import { clientKeys } from '@pavilion/client/state/storage-keys.ts';
import { fetchCatalogue } from './fetch-catalogue.ts';

export const languages = ['EN', 'TY'] as const;
export type ConsoleLanguage = (typeof languages)[number];

const loadCatalogue = catalogueLoader(fetchCatalogue);

/** Loads the texts first, so that the whole page changes at once. */
export async function chooseLanguage(language: ConsoleLanguage): Promise<void> {
  await loadCatalogue(language);
  showLanguage(language);
}

/** The language that the person chose on an earlier visit. */
export function storedLanguage(): ConsoleLanguage {
  const stored = readStored(clientKeys.language);
  return languages.find((language) => language === stored) ?? 'EN';
}
