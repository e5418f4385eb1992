import { compileCatalogue } from '@pavilion/client/language/compile-catalogue.ts';
import type { Messages } from '@pavilion/client/language/message.ts';
import { en } from '@pavilion/labels/en';
import { errorLabels } from '@pavilion/labels/error-labels';

type Texts = Readonly<Record<string, string>>;

/** The catalogue of a language that stands in one file, over the English. */
export function compileLanguage({ labels, errors }: { labels: Texts; errors: Texts }): Messages {
  return compileCatalogue({ ...en, ...labels, ...errorLabels(errors) });
}
