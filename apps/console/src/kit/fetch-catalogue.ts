import { texts } from '#kit/texts.ts';
import type { FetchCatalogue } from '@pavilion/client/language/catalogue.ts';
import { compileCatalogue } from '@pavilion/client/language/compile-catalogue.ts';
import { errorMessages } from '@pavilion/messages/errors';
import { textsIn } from '@pavilion/messages/message';

/**
 * The texts of the console in a language, and those of the errors that calls answer with; a build
 * puts imports of compiled chunks in the place of this file.
 */
export const fetchCatalogue: FetchCatalogue = async (language) => ({
  messages: compileCatalogue(textsIn({ ...texts, ...errorMessages }, language)),
});
