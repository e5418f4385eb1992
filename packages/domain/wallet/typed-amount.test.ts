import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { languages, type Language } from '../site/language.ts';
import { formatAmount } from './money.ts';
import { readTypedAmount } from './typed-amount.ts';

/** Tags for `Intl`, with the digits of the country where it has its own. */
const tags = {
  EN: ['en-PH'],
  TY: ['fil-PH'],
  CN: ['zh-CN'],
  TW: ['zh-TW'],
  VI: ['vi-VN'],
  TH: ['th-TH', 'th-TH-u-nu-thai'],
  ID: ['id-ID'],
  MS: ['ms-MY'],
  KM: [],
  JA: ['ja-JP', 'ja-JP-u-nu-fullwide'],
  KO: ['ko-KR'],
  MY: ['my-MM', 'my-MM-u-nu-mymr'],
  HI: ['hi-IN', 'hi-IN-u-nu-deva'],
  BN: ['bn-BD', 'bn-BD-u-nu-beng'],
  PT: ['pt-BR'],
  ES: ['es-ES'],
  RU: ['ru-RU'],
  TR: ['tr-TR'],
  AR: ['ar-EG-u-nu-arab', 'ar-AE-u-nu-latn'],
} as const satisfies Record<Language, readonly string[]>;

const written = languages.flatMap((language) => tags[language].map((tag) => ({ language, tag })));

describe.each(written)('§7: amounts in $language, written for $tag', ({ language, tag }) => {
  test('an amount as the site writes it is read back to the last minor unit', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 0n, max: 10n ** 15n - 1n }),
        fc.integer({ min: 0, max: 3 }),
        fc.boolean(),
        (minor, digits, useGrouping) => {
          const format = new Intl.NumberFormat(tag, {
            minimumFractionDigits: digits,
            useGrouping,
          });
          const text = format.format(formatAmount(minor, digits) as `${number}`);
          expect({ text, minor: readTypedAmount(text, language, digits) }).toEqual({
            text,
            minor,
          });
        },
      ),
    );
  });
});

test.each<[string, Language, bigint]>([
  ['500', 'EN', 500_00n],
  ['1,250.50', 'EN', 1250_50n],
  ['1 250.5', 'TY', 1250_50n],
  [' 1\u00a0250\u202f000 ', 'EN', 1_250_000_00n],
  ['.5', 'EN', 50n],
  ['12.', 'EN', 12_00n],
  ['007', 'EN', 7_00n],
  ['1.250,50', 'EN', 1250_50n],
  ['12,5', 'EN', 12_50n],
  ['12,50', 'TY', 12_50n],
  ['1,250', 'EN', 1250_00n],
  ['1.250', 'ES', 1250_00n],
  ['1.250', 'KM', 1250_00n],
  ['12.5', 'ES', 12_50n],
  ['1,25,000', 'HI', 125_000_00n],
  ['១២៥០,៥០', 'KM', 1250_50n],
  ['١٬٢٥٠٫٥٠', 'AR', 1250_50n],
  ['۱۲۰', 'AR', 120_00n],
  ['1，25', 'EN', 1_25n],
  ['1．25', 'EN', 1_25n],
  ['1٬25', 'EN', 1_25n],
  ['999,999,999,999,999.99', 'EN', 999_999_999_999_999_99n],
])('§7: %j in %s is %s minor units', (text, language, minor) => {
  expect(readTypedAmount(text, language, 2)).toBe(minor);
});

test.each<[string, Language]>([
  ['', 'EN'],
  ['.', 'EN'],
  [',', 'EN'],
  ['-5', 'EN'],
  ['+5', 'EN'],
  ['1e3', 'EN'],
  ['0x10', 'EN'],
  ['NaN', 'EN'],
  ['Infinity', 'EN'],
  ['½', 'EN'],
  ['1.250-5', 'EN'],
  ['1,250x5', 'EN'],
  ['5٪', 'AR'],
  ['5੦', 'EN'],
  ['1.234', 'EN'],
  ['1.2.3', 'EN'],
  ['1,2,3', 'EN'],
  ['12,34.5,6', 'EN'],
  ['1,25.50', 'EN'],
  ['1.234,56,7', 'EN'],
  ['123,12,345', 'HI'],
  ['12,34,5678', 'HI'],
  ['1,,250', 'EN'],
  ['1,250,', 'EN'],
  ['1,234', 'ES'],
  ['1,234.567,890', 'EN'],
  ['1 250,500', 'EN'],
  ['500 600 7', 'EN'],
  ['5 0', 'EN'],
  ['500 or 600', 'EN'],
  ['1'.repeat(16), 'EN'],
])('§7: refuses %j in %s', (text, language) => {
  expect(readTypedAmount(text, language, 2)).toBeNull();
});

test('§7: a currency without decimals takes none', () => {
  expect(readTypedAmount('1,250', 'EN', 0)).toBe(1250n);
  expect(readTypedAmount('12.5', 'EN', 0)).toBeNull();
  expect(readTypedAmount('12,5', 'EN', 0)).toBeNull();
});

test('§7: a sign that could be a group separator is no decimal sign, however many decimals there are', () => {
  expect(readTypedAmount('1,234', 'EN', 3)).toBe(1_234_000n);
  expect(readTypedAmount('1,2345', 'EN', 4)).toBe(12_345n);
});

test('§7: invalid text is refused, never guessed, and no amount is read as negative', () => {
  fc.assert(
    fc.property(fc.string(), fc.constantFrom(...languages), (text, language) => {
      const minor = readTypedAmount(text, language, 2);
      if (minor === null) return;
      expect(minor).toBeGreaterThanOrEqual(0n);
      expect(text).toMatch(/^[\d\s.,]+$/);
    }),
  );
});
