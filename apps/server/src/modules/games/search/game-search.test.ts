import { expect, test } from 'vitest';
import { createGameSearch, type SearchedGame } from './game-search.ts';
import { manyGames } from './testing/many-games.ts';

const few: SearchedGame[] = [
  { titles: ['Café Royale', 'Kapihan ng Hari'], vendorName: 'Lantern Works' },
  { titles: ['Lantern River', 'Ilog ng Parol'], vendorName: 'Tideworks' },
  { titles: ['Monsoon Market', 'Palengke ng Tag-ulan'], vendorName: 'Bamboo Yard' },
  { titles: ['River', 'Ilog'], vendorName: 'Bamboo Yard' },
];
const search = createGameSearch(few);

test.each([
  ['cafe', [0], 'without its accent'],
  ['CAFÉ  royale', [0], 'in capitals and with spaces'],
  ['mons', [2], 'by its beginning'],
  ['monsson', [2], 'with a wrong letter'],
  ['lanern', [1, 0], 'with a missing letter, titles before vendors'],
  ['mrako', [], 'but not with two mistakes in a short word'],
  ['palegnke', [2], 'with two letters swapped, in Filipino'],
  ['river', [3, 1], 'the title that begins so first'],
  ['bamboo', [2, 3], 'by its vendor'],
  ['river bamboo', [3], 'by title and vendor together'],
  ['river monsoon', [], 'only when every word fits'],
  ['rivre', [1, 3], 'with swapped letters at the end'],
  ['   ', [], 'and nothing for no words'],
] as const)('§2 Game center and category pages: "%s" finds %j: %s', (text, expected, _why) => {
  expect(search(text)).toEqual(expected);
});

test('§2 Game center and category pages: among 20,000 games every one with the word is found, even with swapped letters', () => {
  expect(createGameSearch(manyGames)('fortnue')).toHaveLength(20_000);
});
