/** The requested page of a list; both count from 1. */
export type PageRequest = { pageNo: number; pageSize: number };

/** Limit and offset of the query that reads one page. */
export function pageSlice({ pageNo, pageSize }: PageRequest): { limit: number; offset: number } {
  return { limit: pageSize, offset: (pageNo - 1) * pageSize };
}

/** A page in the shape of the contract. */
export function pageOf<Item>(list: Item[], total: number, { pageNo, pageSize }: PageRequest) {
  return { list, pageNum: pageNo, pageSize, totalPages: Math.ceil(total / pageSize), total };
}
