import type { AroundNavHandler } from 'wouter';

/**
 * Around every navigation of the router; how pages change is fetched after the first page. Where it
 * does not come, the page changes at once.
 */
export const aroundNavigation: AroundNavHandler = (navigate, ...given) => {
  import('./page-change.ts').then(
    ({ changeAround }) => changeAround(navigate, ...given),
    () => navigate(...given),
  );
};
