import { expect, test } from 'vitest';
import { gameTypes } from '@pavilion/domain/game/game-type';
import { rowLines } from './row-lines.ts';

test('§9: games are shown in two lines, except for RNG (section 9)', () => {
  const inOne = [...gameTypes, 'HOT' as const].filter((type) => rowLines(type, 12) === 1);
  expect(inOne).toEqual(['RNG']);
});

test('§9: a few games are shown in one line, so that no second line is half empty', () => {
  const lines = [1, 2, 3, 4, 5, 6].map((games) => rowLines('FISH', games));
  expect(lines).toEqual([1, 1, 1, 1, 2, 2]);
});
