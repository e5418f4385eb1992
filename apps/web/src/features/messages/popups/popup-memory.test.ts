import { expect, test } from 'vitest';
import { markOf, memoryOf, nextPopup, withShown } from './popup-memory.ts';

const today = '2026-11-21';
const festival = { id: 'festival', mark: markOf('Lanterns') };
const login = { id: 'login', mark: '' };
const fresh = memoryOf(null, today);

test('§2 Home screen: pop-ups come one at a time, each once a day', () => {
  expect(nextPopup([festival, login], fresh)).toBe(festival);
  const later = withShown(fresh, festival);
  expect(nextPopup([festival, login], later)).toBe(login);
  expect(nextPopup([festival, login], withShown(later, login))).toBeUndefined();
});

test('§2 Home screen: a pop-up whose text has changed comes again', () => {
  const changed = { ...festival, mark: markOf('More lanterns') };
  expect(nextPopup([changed], withShown(fresh, festival))).toBe(changed);
});

test('§2 Home screen: no pop-up comes for the rest of a day turned off, and all come again on the next', () => {
  const stored = JSON.stringify({ ...withShown(fresh, festival), off: true });
  expect(nextPopup([festival, login], memoryOf(stored, today))).toBeUndefined();
  expect(nextPopup([festival, login], memoryOf(stored, '2026-11-22'))).toBe(festival);
});

test.each(['', 'x', 'null', '{}', '{"day":"2026-11-21","off":false,"shown":null}'])(
  '§2 Home screen: a memory of %j counts as none',
  (stored) => {
    expect(memoryOf(stored, today)).toEqual(fresh);
  },
);
