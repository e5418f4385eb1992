// Prints how complete each language is: npm run messages [-- --missing <code>]
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { locales } from '@pavilion/messages/locales';
import type { Locale } from '@pavilion/messages/message';
import { serverMessages } from '@pavilion/messages/text-in';
import { webMessages } from '@pavilion/messages/web';

type Locales = Readonly<Record<string, Locale>>;

/** Keys that a language has no text for; the site shows them in English. */
function missingKeys(keys: readonly string[], locale: Locale): string[] {
  return keys.filter((key) => !(key in locale));
}

/** A line for each language with its share of all keys, or the keys that one of them lacks. */
export function completeness(
  keys: readonly string[],
  known: Locales,
  missing?: string,
): readonly string[] {
  if (missing === undefined) {
    return Object.entries(known).map(([code, locale]) => {
      const translated = keys.length - missingKeys(keys, locale).length;
      const percent = Math.floor((100 * translated) / keys.length);
      return `${code}  ${translated} / ${keys.length}  ${percent} %`;
    });
  }
  const locale = known[missing.toUpperCase()];
  const codes = Object.keys(known).join(' ');
  if (locale === undefined) throw new Error(`${missing} is none of ${codes}`);
  return missingKeys(keys, locale);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { values } = parseArgs({ options: { missing: { type: 'string' } } });
  const keys = Object.keys({ ...webMessages, ...serverMessages });
  console.log(completeness(keys, locales, values.missing).join('\n'));
}
