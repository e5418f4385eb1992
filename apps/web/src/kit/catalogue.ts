import { catalogueLoader } from '@pavilion/client/language/catalogue.ts';
import { fetchCatalogue } from './language/fetch-catalogue.ts';

/** Fetches the whole catalogue of a language, once. */
export const loadCatalogue = catalogueLoader(fetchCatalogue);
