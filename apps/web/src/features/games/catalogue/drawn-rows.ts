/** Rows of a long list from `from` up to, and without, `to`. */
export type Rows = { from: number; to: number };

/** So few that a slow phone draws them, and lets go of others, within a frame. */
export const rowsPerFrame = 1;
export const rowsLetGoPerFrame = 4;

/** Without some of the rows that are no longer wanted. */
function letGo({ from, to }: Rows, wanted: Rows): Rows {
  const least = Math.max(from, Math.min(wanted.from, from + rowsLetGoPerFrame, to));
  const most = Math.min(to, Math.max(wanted.to, to - rowsLetGoPerFrame, least));
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
 * The rows of the next frame: a few of those that are not wanted go, and a few of those that are
 * wanted come, the middle of the window first.
 */
export function rowsOfNextFrame(drawn: Rows, wanted: Rows): Rows {
  const kept = letGo(drawn, wanted);
  if (kept.from < wanted.to && kept.to > wanted.from) return growBy(kept, wanted, rowsPerFrame);
  if (kept.from < kept.to) return kept;
  const middle = Math.floor((wanted.from + wanted.to) / 2);
  return growBy({ from: middle, to: middle }, wanted, rowsPerFrame);
}

type Place = {
  /** Of the list's first row, from the top of the window. */
  topPx: number;
  windowPx: number;
  rowPx: number;
  rows: number;
  /** Drawn above and below the window. */
  marginPx: number;
};

/** The rows that stand in the window and around it. */
export function rowsAround({ topPx, windowPx, rowPx, rows, marginPx }: Place): Rows {
  const row = (px: number) => Math.min(Math.max(px / rowPx, 0), rows);
  const from = Math.floor(row(-topPx - marginPx));
  return { from, to: Math.max(Math.ceil(row(windowPx + marginPx - topPx)), from) };
}
