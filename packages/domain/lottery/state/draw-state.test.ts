import { describe, expect, test } from 'vitest';
import {
  drawActors,
  drawEvents,
  drawStates,
  isBeforeClose,
  isLate,
  nextDrawState,
  takesOrder,
  type DrawState,
} from './draw-state.ts';

/** What follows each event, in the order open, close, result, settle, correct, void. */
const expected: Record<DrawState, readonly (DrawState | null)[]> = {
  scheduled: ['open', null, null, null, null, 'void'],
  open: [null, 'closed', null, null, null, 'void'],
  closed: [null, null, 'drawn', null, null, 'void'],
  drawn: [null, null, null, 'settled', null, 'void'],
  settled: [null, null, null, null, 'resettled', 'void'],
  resettled: [null, null, null, null, 'resettled', 'void'],
  void: [null, null, null, null, null, null],
};

const who = {
  open: ['job'],
  close: ['job'],
  result: ['engine', 'results', 'twoOperators'],
  settle: ['job'],
  correct: ['twoOperators'],
  void: ['twoOperators'],
} as const;

const jobVoids: readonly DrawState[] = ['scheduled', 'open', 'closed'];

describe.each(drawStates)('a draw that is %s', (state) => {
  test.each(drawEvents)('and gets "%s" by each actor', (event) => {
    const next = expected[state][drawEvents.indexOf(event)] ?? null;
    const allowed: readonly string[] =
      event === 'void' && jobVoids.includes(state) ? ['job', 'twoOperators'] : who[event];
    const found = drawActors.map((by) => nextDrawState(state, event, by));
    expect(found).toEqual(drawActors.map((by) => (allowed.includes(by) ? next : null)));
  });
});

test('only an open draw takes single orders, and a scheduled one those of a chase', () => {
  expect(drawStates.filter((state) => takesOrder(state, false))).toEqual(['open']);
  expect(drawStates.filter((state) => takesOrder(state, true))).toEqual(['scheduled', 'open']);
  expect(drawStates.filter(isBeforeClose)).toEqual(['scheduled', 'open']);
});

test.each([
  [true, 59_999, false],
  [true, 60_000, true],
  [false, 1_799_999, false],
  [false, 1_800_000, true],
])('whether a closed draw (own: %s) is late after %i ms: %s', (isOwn, after, late) => {
  expect(isLate({ state: 'closed', isOwn, drawsAt: 1000 }, 1000 + after)).toBe(late);
});

test('a draw is late only while it has no result', () => {
  const late = drawStates.filter((state) => isLate({ state, isOwn: true, drawsAt: 0 }, 90_000));
  expect(late).toEqual(['scheduled', 'open', 'closed']);
});
