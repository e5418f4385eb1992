// Prints how complete each language is: npm run messages [-- --missing <code>]
import { parseArgs } from 'node:util';
import { locales } from '@pavilion/messages/locales';
import type { Locale } from '@pavilion/messages/message';
import { serverMessages } from '@pavilion/messages/text-in';
import { webMessages } from '@pavilion/messages/web';

/**
 * A line for each language with its share of all keys, or the keys that one of them lacks, which
 * the site shows in English.
 */
export function completeness(
  keys: readonly string[],
  known: Readonly<Record<string, Locale>>,
  missing?: string,
): readonly string[] {
  if (missing === undefined) {
    return Object.entries(known).map(([code, locale]) => {
      const translated = keys.filter((key) => key in locale).length;
      const percent = Math.floor((100 * translated) / keys.length);
      return `${code}  ${translated} / ${keys.length}  ${percent} %`;
    });
  }
  const locale = known[missing.toUpperCase()];
  const codes = Object.keys(known).join(' ');
  if (locale === undefined) throw new Error(`${missing} is none of ${codes}`);
  return keys.filter((key) => !(key in locale));
}

if (process.argv[1] === import.meta.filename) {
  const { values } = parseArgs({ options: { missing: { type: 'string' } } });
  const keys = Object.keys({ ...webMessages, ...serverMessages });
  console.log(completeness(keys, locales, values.missing).join('\n'));
}
