import { texts } from '#kit/texts.ts';
import { compileCatalogue } from '@pavilion/client/language/compile-catalogue.ts';
import type { Messages } from '@pavilion/client/language/message.ts';
import { errorLabels } from '@pavilion/labels/error-labels';

/** The texts of the console in a language, and those of the errors that calls answer with. */
export function compileConsole(language: 'EN' | 'TY', errors: Record<string, string>): Messages {
  const own = Object.entries(texts).map(([key, text]): [string, string] => [key, text[language]]);
  return compileCatalogue({ ...Object.fromEntries(own), ...errorLabels(errors) });
}
