import { expect, test } from 'vitest';
import { isSamePayee } from './payee-name.ts';

test.each([
  ['Maria Santos', 'MARIA  SANTOS ', true],
  ['Ma. Peña', 'Ma Pena', true],
  ['Jörg Groß', 'JORG GROSS', true],
  ['Maria Santos', 'MariaSantos', false],
  ['Maria Santos', 'Mario Santos', false],
  ['Maria Santos', 'Santos Maria', false],
])('%s and %s are one payee: %s', (one, other, same) => {
  expect(isSamePayee(one, other)).toBe(same);
});
