import { describe, expect, test } from 'vitest';
import { languageTags, type Language } from '@pavilion/domain/site/language';
import { compileCatalogue, partsOf } from '@pavilion/messages/compile-catalogue';
import { locales } from '@pavilion/messages/locales';
import { textsIn, type Locale, type Messages } from '@pavilion/messages/message';
import { serverMessages } from '@pavilion/messages/text-in';
import { webMessages } from '@pavilion/messages/web';

const all: Messages = { ...webMessages, ...serverMessages };
const english = compileCatalogue(textsIn(all, 'EN'));

/** Faults in texts that override the English; a missing text is none. */
function faultsOf(locale: Locale, language: Language): string[] {
  const { pluralCategories } = new Intl.PluralRules(languageTags[language]).resolvedOptions();
  return Object.entries(compileCatalogue(locale)).flatMap(([key, message]) => {
    const original = english[key];
    if (original === undefined) return [`${key}: no such key`];
    if (locale[key]?.trim() === '') return [`${key}: no text`];
    const wanted = partsOf(original);
    const written = partsOf(message);
    const names = (one: typeof wanted) => [...one.values].toSorted().join(', ');
    const wrongNames = names(wanted) !== names(written);
    const incomplete = written.forms.some((forms) =>
      pluralCategories.some((category) => !forms.includes(category)),
    );
    const unvaried =
      wanted.forms.length > 0 && written.forms.length === 0 && pluralCategories.length > 1;
    return [
      ...(wrongNames ? [`${key}: ${names(written)} for ${names(wanted)}`] : []),
      ...(incomplete || unvaried
        ? [`${key}: not all of ${pluralCategories.toSorted().join(', ')}`]
        : []),
    ];
  });
}

type Other = keyof typeof locales;

describe.each(Object.entries(locales) as [Other, Locale][])('D10: texts in %s', (code, locale) => {
  test('have keys of ours, the values of the English and all plural forms of the language', () => {
    expect(faultsOf(locale, code)).toEqual([]);
  });

  test('name ten digits, and the places of six', () => {
    const texts = textsIn(serverMessages, code, locale);
    expect(texts['captcha.digits']?.split(', ')).toHaveLength(10);
    expect(texts['captcha.places']?.split(', ')).toHaveLength(6);
  });
});

test('D10: an unknown key, an empty text, a lost value and a lost plural form are found', () => {
  const planted = {
    'games.gone': 'Игры',
    'home.hot': ' ',
    'games.count': '{count, plural, other {# игр}}',
    'deposit.bonus.terms': 'Условия',
    'mail.code.subject': 'Ваш код',
  };
  expect(faultsOf(planted, 'RU').toSorted()).toEqual([
    'deposit.bonus.terms:  for maximum, minimum, percent, times',
    'games.count: not all of few, many, one, other',
    'games.gone: no such key',
    'home.hot: no text',
    'mail.code.subject:  for brand',
  ]);
});

test('D10: a text that is not translated yet is shown in English', () => {
  const texts = textsIn(webMessages, 'VI', { 'home.title': 'Trang chủ' });
  expect(texts['home.title']).toBe('Trang chủ');
  expect(texts['home.hot']).toBe(webMessages['home.hot'].EN);
});

test('D10: the Filipino takes the same values as the English', () => {
  const wrong = faultsOf(textsIn(all, 'TY'), 'TY').filter((fault) => !fault.includes('not all of'));
  expect(wrong).toEqual([]);
});
