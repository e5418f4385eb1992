import type { FetchCatalogue } from '@pavilion/client/language/catalogue.ts';
import { compileCatalogue } from '@pavilion/messages/compile-catalogue';
import { localeOf } from '@pavilion/messages/locales';
import { textsIn } from '@pavilion/messages/message';
import { webMessages } from '@pavilion/messages/web';

/** Fetches the texts in a language. A build replaces this file by imports of compiled chunks. */
export const fetchCatalogue: FetchCatalogue = async (language) => ({
  messages: compileCatalogue(textsIn(webMessages, language, localeOf(language))),
});
