import type { AroundNavHandler } from 'wouter';

/** Around every navigation of the router; how pages change is fetched after the first page. */
export const aroundNavigation: AroundNavHandler = (...navigation) => {
  void import('./page-change.ts').then(({ changeAround }) => changeAround(...navigation));
};
