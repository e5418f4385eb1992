import type { CompiledMessage } from '@pavilion/messages/compile-catalogue';

export type MessageValues = Readonly<Record<string, string | number>>;

const rulesByTag = new Map<string, Intl.PluralRules>();

function pluralRules(tag: string): Intl.PluralRules {
  const known = rulesByTag.get(tag) ?? new Intl.PluralRules(tag);
  rulesByTag.set(tag, known);
  return known;
}

/** Formats a message; `#` inside a plural form is the counted number in the language's digits. */
export function formatMessage(
  message: CompiledMessage,
  values: MessageValues,
  tag: string,
  counted?: number,
): string {
  if (typeof message === 'string') return message;
  return message
    .map((token) => {
      if (token === '#' && counted !== undefined) return counted.toLocaleString(tag);
      if (typeof token === 'string') return token;
      const [name, , forms] = token;
      const value = values[name] ?? '';
      if (forms === undefined) return String(value);
      const count = Number(value);
      const form = forms[String(count)] ?? forms[pluralRules(tag).select(count)] ?? forms['other'];
      return form === undefined ? '' : formatMessage(form, values, tag, count);
    })
    .join('');
}
