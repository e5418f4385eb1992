export type Draw = {
  /** A whole number from 0 on, below another. */
  below: (limit: number) => number;
  of: <Item>(items: readonly Item[]) => Item;
};

/** Draws that are the same for the same seed, not 0 (xorshift32). */
export function drawFrom(seed: number): Draw {
  let state = seed;
  function below(limit: number): number {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % limit;
  }
  return {
    below,
    of: (items) => {
      const item = items[below(items.length)];
      if (item === undefined) throw new Error('nothing to draw from');
      return item;
    },
  };
}
