import { expect, test } from 'vitest';
import { languages } from '@pavilion/domain/site/language';
import { monthInitial } from './history-words.ts';

test('§7: a month is one letter, or its number where the language counts months', () => {
  expect(monthInitial('2026-10', 'EN')).toBe('O');
  expect(monthInitial('2026-08', 'TY')).toBe('A');
  expect(monthInitial('2026-10', 'JA')).toBe('10');
  expect(monthInitial('2026-10', 'KO')).toBe('10');
});

test('§7: the initial of a month is short in every language', () => {
  const long = languages.filter((language) =>
    Array.from({ length: 12 }, (_, at) => `2026-${String(at + 1).padStart(2, '0')}`).some(
      (month) => monthInitial(month, language).replaceAll(/\p{M}/gu, '').length > 5,
    ),
  );
  expect(long).toEqual([]);
});
