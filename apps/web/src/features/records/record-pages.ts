import { useInfiniteQuery } from '@tanstack/react-query';
import { walletKeys } from '#features/wallet/wallet.queries.ts';
import { limits } from '@pavilion/domain/limits';

type Numbered = { pageNum: number; totalPages: number };
type ReadPage<Page> = (
  page: { pageNo: number; pageSize: number },
  signal: AbortSignal,
) => Promise<Page>;

/** Fetches a list page by page. */
export function usePages<Page extends Numbered, Shown>(
  key: readonly unknown[],
  read: ReadPage<Page>,
  show: (pages: Page[]) => Shown,
) {
  return useInfiniteQuery({
    initialPageParam: 1,
    getNextPageParam: ({ pageNum, totalPages }: Page) =>
      pageNum < totalPages ? pageNum + 1 : undefined,
    queryKey: key,
    queryFn: ({ pageParam, signal }) =>
      read({ pageNo: pageParam, pageSize: limits.gamePageSize }, signal),
    staleTime: 0,
    select: ({ pages }) => show(pages),
  });
}

/** Fetches the pages of one report, again after every move of money. */
export function useRecordPages<Page extends Numbered, Shown>(
  key: readonly unknown[],
  read: ReadPage<Page>,
  show: (pages: Page[]) => Shown,
) {
  return usePages([...walletKeys.transactions, ...key], read, show);
}

/**
 * Joins the pages of a list. A row that has moved to another page between two reads is there once,
 * as it was read first.
 */
export function rowsOf<Row>(pages: { list: Row[] }[], keyOf: (row: Row) => string): Row[] {
  const rows = new Map<string, Row>();
  for (const row of pages.flatMap(({ list }) => list)) {
    const key = keyOf(row);
    if (!rows.has(key)) rows.set(key, row);
  }
  return [...rows.values()];
}
