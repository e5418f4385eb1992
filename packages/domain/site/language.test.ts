import { expect, test } from 'vitest';
import { chatLanguage } from './language.ts';

test.each([
  ['en', 'EN'],
  ['TY', 'TY'],
  ['cn', 'CN'],
  ['zh-CN', 'CN'],
  ['zh_cn', 'CN'],
  ['CN-Hans', 'CN'],
  ['tw', 'TW'],
])('§2 Message center: the chat gets the language %s as %s', (code, spoken) => {
  expect(chatLanguage(code)).toBe(spoken);
});
