import { compileMessage } from '@lingui/message-utils/compileMessage';
import { en } from '@pavilion/labels/en';
import { errorLabels } from '@pavilion/labels/error-labels';
import type { Message, Messages } from '../message.ts';

function isShowable(message: unknown): message is Message {
  if (typeof message === 'string') return true;
  if (!Array.isArray(message)) return false;
  return message.every((token: unknown) => {
    if (typeof token === 'string') return true;
    const [, kind, forms] = token as unknown[];
    if (kind === undefined) return true;
    const { offset, ...shown } = forms as { offset?: number };
    return kind === 'plural' && !offset && Object.values(shown).every(isShowable);
  });
}

/** The build runs this and ships only its result (see `build/compiled-catalogues.ts`). */
export function compileCatalogue(texts: Readonly<Record<string, string>>): Messages {
  const entries = Object.entries(texts).map(([key, text]): [string, Message] => {
    const message: unknown = compileMessage(text);
    if (!isShowable(message)) throw new Error(`${key}: only names and plurals can be shown`);
    const [only] = message;
    return [key, message.length === 1 && typeof only === 'string' ? only : message];
  });
  return Object.fromEntries(entries);
}

type Texts = Readonly<Record<string, string>>;

/** The catalogue of a language that stands in one file, over the English. */
export function compileLanguage({ labels, errors }: { labels: Texts; errors: Texts }): Messages {
  return compileCatalogue({ ...en, ...labels, ...errorLabels(errors) });
}
