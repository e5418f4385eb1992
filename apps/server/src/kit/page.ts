/** Which page of a list is asked for; both count from 1. */
export type PageRequest = { pageNo: number; pageSize: number };

/** The part of a query that reads one page. */
export function pageSlice({ pageNo, pageSize }: PageRequest): { limit: number; offset: number } {
  return { limit: pageSize, offset: (pageNo - 1) * pageSize };
}

/** A page as it goes over the wire. */
export function pageOf<Item>(list: Item[], total: number, { pageNo, pageSize }: PageRequest) {
  return { list, pageNum: pageNo, pageSize, totalPages: Math.ceil(total / pageSize), total };
}
