/** Pages are asked for from 0 and answered from 1. */
export const nextPage = ({ pageNum, totalPages }: { pageNum: number; totalPages: number }) =>
  pageNum < totalPages ? pageNum : null;

/** Joins pages; what moved to the next page while it was fetched is there once. */
export function joinedPages<Row>(
  pages: readonly { list: Row[] }[],
  keyOf: (row: Row) => string | number,
) {
  const rows = pages.flatMap(({ list }) => list.map((row) => [keyOf(row), row] as const));
  return [...new Map(rows).values()];
}
