import { expect, test } from 'vitest';
import { stayFrom, stillThere } from './stay.ts';

const minuteMs = 60_000;
const first = '2026-11-24T04:00:00.000Z';
const later = '2026-11-24T04:40:00.000Z';

test('who comes back within half an hour of being seen continues the stay', () => {
  expect(stayFrom('ana', first, 0)).toMatchObject({ openedAt: first, startedMs: 0 });
  stillThere(20 * minuteMs);
  expect(stayFrom('ana', later, 40 * minuteMs)).toMatchObject({ openedAt: first, startedMs: 0 });
});

test('who was away for longer begins anew, and so does another member', () => {
  stayFrom('ana', first, 100 * minuteMs);
  expect(stayFrom('ana', later, 130 * minuteMs).openedAt).toBe(later);
  expect(stayFrom('ben', first, 131 * minuteMs).openedAt).toBe(first);
});
