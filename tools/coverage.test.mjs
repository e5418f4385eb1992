import { expect, test } from 'vitest';
import { coverageOf, paragraphsIn } from './coverage.mjs';

const paragraphs = ['§2 Header', '§9', 'D1', 'V3'];
const header = `test('§2 Header, D1: the balance stands in it', () => undefined);`;
const repeats = "describe(`V3: a repeat, or two`, () => {\n  test('D1: answers', () => {}); });";
const carousel = `test.each([[1]])(\n  '§9: %s slides',\n  () => undefined,\n);`;
const sources = (...texts) => new Map(texts.map((text, index) => [`tests/${index}.test.ts`, text]));

test('titles are read, of groups and tables too', () => {
  const all = [header, repeats, carousel, "test('a sum: it adds up', f);"].join('\n');
  expect(paragraphsIn(all)).toEqual(['§2 Header', 'D1', 'V3', 'D1', '§9']);
});

test('every paragraph has tests or is listed as coming', () => {
  const { shownBy, wrong } = coverageOf(sources(header, repeats, carousel), paragraphs, []);
  expect(wrong).toEqual([]);
  expect([...shownBy].map(([paragraph, files]) => [paragraph, ...files])).toEqual([
    ['§2 Header', 'tests/0.test.ts'],
    ['§9', 'tests/2.test.ts'],
    ['D1', 'tests/0.test.ts', 'tests/1.test.ts'],
    ['V3', 'tests/1.test.ts'],
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
