import { compileMessage } from '@lingui/message-utils/compileMessage';

/** A message as the build compiles it: text, `[name]`, or `[name, 'plural', forms]`. */
export type CompiledMessage = string | readonly MessageToken[];
export type MessageToken =
  | string
  | readonly [name: string]
  | readonly [name: string, kind: 'plural', forms: Readonly<Record<string, CompiledMessage>>];

export type CompiledCatalogue = Readonly<Record<string, CompiledMessage>>;

function isShowable(message: unknown): message is CompiledMessage {
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
export function compileCatalogue(texts: Readonly<Record<string, string>>): CompiledCatalogue {
  const entries = Object.entries(texts).map(([key, text]): [string, CompiledMessage] => {
    const message: unknown = compileMessage(text);
    if (!isShowable(message)) throw new Error(`${key}: only names and plurals can be shown`);
    const [only] = message;
    return [key, message.length === 1 && typeof only === 'string' ? only : message];
  });
  return Object.fromEntries(entries);
}

/** What a message is given: the names of its values, and the forms of each of its plurals. */
export type MessageParts = { values: Set<string>; forms: string[][] };

export function partsOf(
  message: CompiledMessage,
  found: MessageParts = { values: new Set(), forms: [] },
): MessageParts {
  if (typeof message === 'string') return found;
  for (const token of message) {
    if (typeof token === 'string') continue;
    const [name, , forms] = token;
    found.values.add(name);
    if (forms === undefined) continue;
    const { offset: _, ...byForm } = forms;
    found.forms.push(Object.keys(byForm));
    for (const form of Object.values(byForm)) partsOf(form, found);
  }
  return found;
}
