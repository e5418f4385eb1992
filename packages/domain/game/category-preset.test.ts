import { expect, test } from 'vitest';
import { categoryPresetCodes, categoryPresets, isOfPreset } from './category-preset.ts';

const slot = { gameType: 'RNG', classify: [], new: false } as const;

test('§3: the category presets are those of the seed, each once', () => {
  expect(categoryPresets.map(({ code }) => code)).toEqual(categoryPresetCodes);
});

test.each([
  ['RNG', slot, true],
  ['RNG', { ...slot, gameType: 'LIVE' }, false],
  ['LIVE', { ...slot, gameType: 'LIVE' }, true],
  ['NEW', slot, false],
  ['NEW', { ...slot, gameType: 'FISH', new: true }, true],
  ['PROVIDER', { ...slot, gameType: 'SPORTS' }, true],
  ['TG', slot, false],
  ['TG', { ...slot, classify: ['TG'] }, true],
  ['CRASH', slot, false],
  ['CRASH', { ...slot, presets: ['CRASH'] }, true],
  ['GAMESHOW', { ...slot, presets: ['GAMESHOW'] }, true],
  ['BG', { ...slot, gameType: 'PVP' }, false],
] as const)('§3: of preset %s is %j: %s', (code, game, expected) => {
  expect(isOfPreset(game, code)).toBe(expected);
});
