import { serverMessages } from '@pavilion/messages/text-in';
import { webMessages } from '@pavilion/messages/web';

const messages = { ...serverMessages, ...webMessages };

export type TextKey = keyof typeof messages;
type Values = Readonly<Record<string, string>>;

const brand = 'Pavilion';
const placeholder = /\{(\w+)\}/g;
const plural = /\{count, plural, one \{(.+?)\} other \{(.+?)\}\}/;

function filled(text: string, values: Values): string {
  const known: Values = { brand, ...values };
  return text
    .replace(plural, (_, one: string, other: string) =>
      (known['count'] === '1' ? one : other).replace('#', '{count}'),
    )
    .replaceAll(placeholder, (whole, name: string) => known[name] ?? whole);
}

/**
 * The texts of the site in a language: `text(key, values)` as people read it, and `text.like` to
 * match it from its beginning, where a value that is not given matches anything.
 */
export function textsIn(language: 'EN' | 'TY') {
  function text(key: TextKey, values: Values = {}): string {
    const written = filled(messages[key][language], values);
    if (written.match(placeholder)) throw new Error(`${key} lacks a value: ${written}`);
    return written;
  }

  function like(key: TextKey, values: Values = {}): RegExp {
    const written = filled(messages[key][language], values);
    const literal = written.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`);
    return new RegExp(`^${literal.replaceAll(placeholder, '.*')}`);
  }

  /** A sentence that the specification quotes; in Filipino as the site has it. */
  function quoted(sentence: string, key: TextKey): string {
    return language === 'EN' ? sentence : text(key);
  }

  return Object.assign(text, { like, quoted });
}

export type Texts = ReturnType<typeof textsIn>;
