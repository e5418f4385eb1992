import type { FetchCatalogue } from '@pavilion/client/language/catalogue.ts';
import { compileCatalogue } from '@pavilion/client/language/compile-catalogue.ts';
import { localeOf } from '@pavilion/messages/locales';
import { textsIn } from '@pavilion/messages/message';
import { webMessages } from '@pavilion/messages/web';

/** The texts in a language; a build puts imports of compiled chunks in the place of this file. */
export const fetchCatalogue: FetchCatalogue = async (language) => ({
  messages: compileCatalogue(textsIn(webMessages, language, localeOf(language))),
});
