import { texts } from '#kit/texts.ts';
import type { FetchCatalogue } from '@pavilion/client/language/catalogue.ts';
import { compileCatalogue } from '@pavilion/messages/compile-catalogue';
import { errorMessages } from '@pavilion/messages/errors/errors';
import { textsIn } from '@pavilion/messages/message';

/**
 * Fetches the texts of the console in a language, with those of the errors of calls. A build
 * replaces this file by imports of compiled chunks.
 */
export const fetchCatalogue: FetchCatalogue = async (language) => ({
  messages: compileCatalogue(textsIn({ ...texts, ...errorMessages }, language)),
});
