import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { Message, Messages } from './message.ts';

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

/** Compiles texts to the form that a browser shows; runs in builds, which ship only its result. */
export function compileCatalogue(texts: Readonly<Record<string, string>>): Messages {
  const entries = Object.entries(texts).map(([key, text]): [string, Message] => {
    const message: unknown = compileMessage(text);
    if (!isShowable(message)) throw new Error(`${key}: only names and plurals can be shown`);
    const [only] = message;
    return [key, message.length === 1 && typeof only === 'string' ? only : message];
  });
  return Object.fromEntries(entries);
}
