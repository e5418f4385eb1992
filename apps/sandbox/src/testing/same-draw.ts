import { createDraw } from '#random.ts';
import type { Draw } from '#random.ts';

/** A draw with the same results in every run, so that a mean is always the same. */
export function sameDraw(): Draw {
  let state = 0;
  return createDraw(() => {
    state = (state + 0x6d2b_79f5) >>> 0;
    let word = Math.imul(state ^ (state >>> 15), state | 1);
    word ^= word + Math.imul(word ^ (word >>> 7), word | 61);
    return (word ^ (word >>> 14)) >>> 0;
  });
}
