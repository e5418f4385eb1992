/** The rows of a long list from `from` up to, but without, `to`. */
export type Rows = { from: number; to: number };

/** Few enough for a slow phone to draw them, and to remove others, within a frame. */
export const rowsPerFrame = 1;
export const rowsRemovedPerFrame = 4;

/** Removes, at each end, up to `rowsRemovedPerFrame` rows that are no longer wanted. */
function removeUnwanted({ from, to }: Rows, wanted: Rows): Rows {
  const least = Math.max(from, Math.min(wanted.from, from + rowsRemovedPerFrame, to));
  const most = Math.min(to, Math.max(wanted.to, to - rowsRemovedPerFrame, least));
  return { from: least, to: most };
}

function growBy(drawn: Rows, wanted: Rows, count: number): Rows {
  const middle = (wanted.from + wanted.to) / 2;
  let { from, to } = drawn;
  for (let added = 0; added < count; added += 1) {
    const canFollow = to < wanted.to;
    if (canFollow && (from <= wanted.from || to - middle <= middle - from)) to += 1;
    else if (from > wanted.from) from -= 1;
  }
  return { from, to };
}

/**
 * Returns the rows to draw in the next frame: removes a few that are no longer wanted and adds a
 * few that are, the middle of the window first.
 */
export function rowsOfNextFrame(drawn: Rows, wanted: Rows): Rows {
  const kept = removeUnwanted(drawn, wanted);
  if (kept.from < wanted.to && kept.to > wanted.from) return growBy(kept, wanted, rowsPerFrame);
  if (kept.from < kept.to) return kept;
  const middle = Math.floor((wanted.from + wanted.to) / 2);
  return growBy({ from: middle, to: middle }, wanted, rowsPerFrame);
}

type View = {
  /** Distance of the list's first row from the top of the window. */
  topPx: number;
  windowPx: number;
  rowPx: number;
  rows: number;
  /** How far above and below the window rows are drawn. */
  marginPx: number;
};

/** Returns the rows in the window and within the margin around it. */
export function rowsAround({ topPx, windowPx, rowPx, rows, marginPx }: View): Rows {
  const row = (px: number) => Math.min(Math.max(px / rowPx, 0), rows);
  const from = Math.floor(row(-topPx - marginPx));
  return { from, to: Math.max(Math.ceil(row(windowPx + marginPx - topPx)), from) };
}
