import { use } from 'react';
import { useLanguage } from '@pavilion/client/language/language.ts';
import { loadCatalogue } from './catalogue.ts';

/** Waits for all texts of the language; for parts whose texts are not in the first HTML. */
export function useCatalogue(): void {
  use(loadCatalogue(useLanguage()));
}
