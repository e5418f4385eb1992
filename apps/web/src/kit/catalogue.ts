import { catalogueLoader } from '@pavilion/client/language/catalogue.ts';

/** Fetches the whole catalogue of a language, once. */
export const loadCatalogue = catalogueLoader(async (language) => {
  if (language === 'EN') return import('./catalogues/en.ts');
  if (language === 'TY') return import('./catalogues/ty.ts');
  const { loadOtherCatalogue } = await import('./other-catalogues.ts');
  return loadOtherCatalogue(language);
});
