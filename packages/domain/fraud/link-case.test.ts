import { expect, test } from 'vitest';
import { isLinkPaused } from './link-case.ts';

const quiet = { registered: 1, judged: 0, unproved: 0, today: 1, throwAway: 0 };

test.each([
  ['20 people in an hour', { registered: 20 }, false],
  ['21 people in an hour', { registered: 21 }, true],
  ['9 people, none of them proved', { judged: 9, unproved: 9 }, false],
  ['6 of 10 people not proved', { judged: 10, unproved: 6 }, false],
  ['7 of 10 people not proved', { judged: 10, unproved: 7 }, true],
  ['60 of 100 people not proved', { judged: 100, unproved: 60 }, false],
  ['61 of 100 people not proved', { judged: 100, unproved: 61 }, true],
  ['2 of 2 addresses for one use', { today: 2, throwAway: 2 }, false],
  ['3 of 10 addresses for one use', { today: 10, throwAway: 3 }, false],
  ['3 of 9 addresses for one use', { today: 9, throwAway: 3 }, true],
])('links: %s', (_, counts, paused) => {
  expect(isLinkPaused({ ...quiet, ...counts })).toBe(paused);
});
