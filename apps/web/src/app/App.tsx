import type { ReactNode } from 'react';
import { Router } from 'wouter';
import { DrawingQueries, type Queries } from '@pavilion/client/queries/queries.tsx';
import { changeAround } from './navigation/page-change.ts';
import { usePageLocation, usePageSearch } from './navigation/page-location.ts';
import { Shell } from './Shell.tsx';

export type AppProps = {
  /** On the server, where they hold the answers for one page. */
  queries?: Queries | null;
  /** The path asked for, where there is no browser to tell it. */
  ssrPath?: string;
  /** Its query, with the question mark. */
  ssrSearch?: string;
  /** Drawn instead of the page, with everything that pages share. */
  children?: ReactNode;
};

const navigation = {
  hook: usePageLocation,
  searchHook: usePageSearch,
  aroundNav: changeAround,
};

/** Everything that all screens share; the same tree on the server and in the browser. */
export function App({ queries = null, ssrPath, ssrSearch = '', children }: AppProps) {
  const address = ssrPath === undefined ? {} : { ssrPath, ssrSearch };
  return (
    <DrawingQueries.Provider value={queries}>
      <Router {...navigation} {...address}>
        {children ?? <Shell />}
      </Router>
    </DrawingQueries.Provider>
  );
}
