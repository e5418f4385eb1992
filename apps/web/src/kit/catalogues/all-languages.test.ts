import { describe, expect, test } from 'vitest';
import { compileCatalogue } from '@pavilion/client/language/compile-catalogue.ts';
import type { Message } from '@pavilion/client/language/message.ts';
import { languages, languageTags } from '@pavilion/domain/site/language';
import { accountMessage, type AccountMessage } from '@pavilion/labels/account-messages';
import { en } from '@pavilion/labels/en';
import { errorLabels } from '@pavilion/labels/error-labels';
import { inOtherLanguages } from '@pavilion/labels/other-languages';
import { ty } from '@pavilion/labels/ty';

type Texts = Readonly<Record<string, string>>;

const labels = inOtherLanguages('labels');
const errors = inOtherLanguages('errors');
const account = inOtherLanguages('account');

/** The names of the values that a message takes, and the plural forms that it knows. */
function partsOf(message: Message, found = { values: new Set<string>(), forms: [] as string[][] }) {
  if (typeof message === 'string') return found;
  for (const token of message) {
    if (typeof token === 'string') continue;
    const [name, , forms] = token;
    found.values.add(name);
    if (forms === undefined) continue;
    const { offset: _, ...said } = forms as Record<string, Message>;
    found.forms.push(Object.keys(said));
    for (const form of Object.values(said)) partsOf(form, found);
  }
  return found;
}

function faultsOf(given: Texts, language: keyof typeof languageTags): string[] {
  const english = compileCatalogue(en);
  const compiled = compileCatalogue(given);
  const { pluralCategories } = new Intl.PluralRules(languageTags[language]).resolvedOptions();
  return Object.entries(english).flatMap(([key, message]) => {
    const theirs = compiled[key];
    if (theirs === undefined || given[key]?.trim() === '') return [`${key}: no text`];
    const wanted = partsOf(message);
    const written = partsOf(theirs);
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

describe.each(languages.filter((one) => one !== 'EN' && one !== 'TY'))(
  'D10: texts in %s',
  (code) => {
    const given: Texts = { ...labels[code], ...errorLabels(errors[code]) };

    test('are there for each key and no other', () => {
      expect(Object.keys(given).toSorted()).toEqual(Object.keys(en).toSorted());
    });

    test('take the same values as the English, in all plural forms of the language', () => {
      expect(faultsOf(given, code)).toEqual([]);
    });

    test('of mails and text messages name the same values as the English', () => {
      const valuesIn = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).toSorted();
      const keys = Object.keys(account[code]) as AccountMessage[];
      const inLanguage = (language: typeof code | 'EN') =>
        keys.map((key) => [key, new Set(valuesIn(accountMessage(key, language, {})))]);
      expect(inLanguage(code)).toEqual(inLanguage('EN'));
    });
  },
);

test('D10: a text with a lost value or plural form is found', () => {
  const planted = {
    ...en,
    'games.count': '{count, plural, other {# игр}}',
    'deposit.bonus.terms': 'Terms',
  };
  const faults = faultsOf(planted, 'RU');
  expect(faults).toContain('games.count: not all of few, many, one, other');
  expect(faults.some((fault) => fault.startsWith('deposit.bonus.terms: '))).toBe(true);
});

test('D10: the Filipino takes the same values as the English', () => {
  const wrong = faultsOf(ty, 'TY').filter((fault) => !fault.includes('not all of'));
  expect(wrong).toEqual([]);
});
