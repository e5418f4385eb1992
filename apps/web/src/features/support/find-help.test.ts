import { expect, test } from 'vitest';
import { findHelp, foundParts, sectionIndex } from './find-help.ts';

const long = `${'word '.repeat(40)}the payout arrives within a day`;
const sections = [
  {
    id: 'first',
    title: 'Getting started',
    content: '<p>Open an account. <b>Deposit</b> later.</p>',
  },
  { id: 'deposit', title: 'Deposits', content: '<p>Scan the code of Señor Peña.</p>' },
  { id: 'withdraw', title: 'Withdrawals', content: `<p>${long}</p>` },
];

const ids = (wanted: string) => findHelp(sections, wanted).map(({ id }) => id);

test('§2 Help centre: a search finds words in titles and texts, titles first', () => {
  expect(ids('deposit')).toEqual(['deposit', 'first']);
  expect(ids('  OPEN   account ')).toEqual(['first']);
  expect(ids('senor pena')).toEqual(['deposit']);
  expect(ids('open code')).toEqual([]);
  expect(ids('')).toEqual([]);
});

test('§2 Help centre: a search matches the text, not the tags', () => {
  expect(ids('<b>')).toEqual([]);
});

test('§2 Help centre: the excerpt shows the match', () => {
  const [found] = findHelp(sections, 'payout');
  expect(found?.index).toBe(2);
  expect(found?.excerpt).toMatch(/^… .*the payout arrives within a day$/);
  expect(findHelp(sections, 'word')[0]?.excerpt).toMatch(/^word (?:word )+…$/);
});

const marked = (text: string, wanted: string) =>
  foundParts(text, wanted)
    .map((part) => (part.found ? `[${part.text}]` : part.text))
    .join('');

test.each([
  ['Deposits and more', 'deposit', '[Deposit]s and more'],
  ['The code of Señor Peña', 'SENOR pena', 'The code of [Señor] [Peña]'],
  ['a deposit, a Deposit', 'deposit', 'a [deposit], a [Deposit]'],
  ['2 (two) + 2', '(two) +', '2 [(two)] [+] 2'],
  ['<b>bold</b>', '<b>', '[<b>]bold</b>'],
  ['nothing', 'other', 'nothing'],
  ['nothing', ' ', 'nothing'],
  ['😀 deposit', 'deposit', '😀 deposit'],
])('§2 Help centre: in %j, looking for %j marks %j', (text, wanted, expected) => {
  expect(marked(text, wanted)).toBe(expected);
});

test.each([
  [null, 0],
  ['2', 2],
  ['3', 0],
  ['-1', 0],
  ['x', 0],
])('§2 Help centre: the query i=%s shows section %s of three', (query, index) => {
  expect(sectionIndex(query, 3)).toBe(index);
});
