import { describe, expect, it } from 'vitest';
import {
  rowsAround,
  rowsRemovedPerFrame,
  rowsOfNextFrame,
  rowsPerFrame,
  type Rows,
} from './drawn-rows.ts';

const view = { windowPx: 800, rowPx: 200, rows: 3334, marginPx: 1200 };

describe('§2 Game center and category pages: the rows around the window', () => {
  it.each([
    ['the begin', 300, { from: 0, to: 9 }],
    ['the middle', -400_000, { from: 1994, to: 2010 }],
    ['the end', -666_000, { from: 3324, to: 3334 }],
    ['a position beyond it', -900_000, { from: 3334, to: 3334 }],
    ['a position before it', 9000, { from: 0, to: 0 }],
  ])('at %s of the list', (_where, topPx, rows) => {
    expect(rowsAround({ ...view, topPx })).toEqual(rows);
  });
});

describe('§2 Game center and category pages: the rows of the next frame', () => {
  const shared = (one: Rows, other: Rows) =>
    Math.max(Math.min(one.to, other.to) - Math.max(one.from, other.from), 0);

  it.each<[string, Rows, Rows]>([
    ['far below', { from: 0, to: 9 }, { from: 1994, to: 2010 }],
    ['far above', { from: 3000, to: 3016 }, { from: 0, to: 9 }],
    ['a little below', { from: 0, to: 16 }, { from: 9, to: 25 }],
    ['a little above', { from: 9, to: 25 }, { from: 0, to: 16 }],
  ])('come and go a few at a time until those %s are there', (_where, before, wanted) => {
    let drawn = before;
    for (let frame = 0; frame < 30; frame += 1) {
      const next = rowsOfNextFrame(drawn, wanted);
      const kept = shared(drawn, next);
      expect(next.to - next.from - kept).toBeLessThanOrEqual(rowsPerFrame);
      expect(drawn.to - drawn.from - kept).toBeLessThanOrEqual(rowsRemovedPerFrame);
      drawn = next;
    }
    expect(drawn).toEqual(wanted);
  });

  it('are none in a list that lost its games', () => {
    let drawn = { from: 4, to: 18 };
    for (let frame = 0; frame < 4; frame += 1) drawn = rowsOfNextFrame(drawn, { from: 0, to: 0 });
    expect(drawn.from).toBe(drawn.to);
  });

  it('begin in the middle of the window', () => {
    expect(rowsOfNextFrame({ from: 0, to: 0 }, { from: 100, to: 120 })).toEqual({
      from: 110,
      to: 111,
    });
  });
});
