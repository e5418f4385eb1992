import { useSettings } from '#features/site/site.queries.ts';
import { pageFlags, type FlaggedPage } from './page-flags.ts';

/** Whether the site has the function of a page of agents switched on. */
export function useIsScreenOn(id: FlaggedPage): boolean {
  return useSettings()?.whitelabel[pageFlags[id]] === true;
}
