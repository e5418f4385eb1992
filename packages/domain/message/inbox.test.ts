import { expect, test } from 'vitest';
import { countWords, hasWordsWithin } from './inbox.ts';

test.each([
  ['', 0],
  ['   \n\t ', 0],
  ['one', 1],
  [' one  two\nthree ', 3],
  ['- one – two !!', 2],
  ['5 pesos', 2],
  ['ñandú año', 2],
  ['ฉันชอบเกมนี้', 4],
  ['我 喜欢这个游戏。', 4],
])('§5: %j has %i words', (text, words) => {
  expect(countWords(text)).toBe(words);
});

test.each([
  ['a b', false],
  ['a b c', true],
  ['a b c d', true],
  ['a b c d e', false],
])('§5: between 3 and 4 words: %j is %s', (text, within) => {
  expect(hasWordsWithin(text, { fewestWords: 3, mostWords: 4 })).toBe(within);
});
