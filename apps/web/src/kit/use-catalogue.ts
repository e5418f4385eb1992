import { use } from 'react';
import { loadCatalogue } from './catalogue.ts';
import { useLanguage } from './language.ts';

/** Waits for all texts of the language; for parts whose words are not in the first HTML. */
export function useCatalogue(): void {
  use(loadCatalogue(useLanguage()));
}
