type Real = (pages: number | undefined) => object;

let bring: Real | null = null;

/** Called by the library's own part for lists that grow, once a screen has brought it. */
export function provide(real: Real): void {
  bring = real;
}

/** A query names it at the start; only a list that grows, whose screen brings it, calls it. */
export function infiniteQueryBehavior(pages: number | undefined): object {
  if (bring === null) throw new Error('Nothing has brought the lists that grow yet.');
  return bring(pages);
}
