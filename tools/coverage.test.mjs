import { expect, test } from 'vitest';
import { coverageOf, paragraphsOf, tableOf } from './spec-coverage/judge.mjs';
import { outermostTitles } from './spec-coverage/titles.mjs';

const paragraphs = ['§2 Header', '§9', 'D1', 'V3'];
const header = `test('§2 Header, D1: the balance stands in it', () => undefined);`;
const repeats = "describe(`V3: a repeat`, () => { test('answers alike', () => {}); });";
const carousel = `test.each([[1]])('§9: %s slides', () => undefined);`;
const sources = (...texts) => new Map(texts.map((text, index) => [`tests/${index}.test.ts`, text]));

test('a title names its paragraphs before the colon', () => {
  expect(paragraphsOf('§2 Header, D16: it stands there')).toEqual(['§2 Header', 'D16']);
  expect(paragraphsOf('a sum: it adds up')).toBeNull();
  expect(paragraphsOf('Sitting down')).toBeNull();
});

test('the outermost titles are read, of groups and tables too', () => {
  const titles = outermostTitles('x.test.ts', [header, repeats, carousel].join('\n'));
  expect(titles.map(({ text }) => text)).toEqual([
    '§2 Header, D1: the balance stands in it',
    'V3: a repeat',
    '§9: %s slides',
  ]);
});

test('every paragraph has tests or is listed as coming', () => {
  const all = sources(header, repeats, carousel);
  const { shownBy, wrong } = coverageOf(all, paragraphs, []);
  expect(wrong).toEqual([]);
  expect(tableOf(shownBy, []).split('\n').slice(2)).toEqual([
    '| §2 Header | `tests/0.test.ts` |',
    '| §9 | `tests/2.test.ts` |',
    '| D1 | `tests/0.test.ts` |',
    '| V3 | `tests/1.test.ts` |',
  ]);
});

test.each([
  ['a paragraph without a test', [header, repeats], [], 'no test is named after §9'],
  ['one that is none', [header, repeats, carousel, "test('D99: x', f)"], [], 'D99 is no paragraph'],
  ['one that is coming and has a test', [header, repeats, carousel], ['V3'], 'listed as coming'],
])('refuses %s', (_, texts, coming, sentence) => {
  expect(coverageOf(sources(...texts), paragraphs, coming).wrong).toEqual([
    expect.stringContaining(sentence),
  ]);
});
