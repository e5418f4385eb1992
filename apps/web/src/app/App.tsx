import type { ReactNode } from 'react';
import { Router } from 'wouter';
import { DrawingQueries, type Queries } from '@pavilion/client/queries/queries.tsx';
import { Shell } from './frame/Shell.tsx';
import { changeAround } from './navigation/page-change.ts';
import { usePageLocation, usePageSearch } from './navigation/page-location.ts';

export type AppProps = {
  /** On the server: holds the answers for the page being drawn. */
  queries?: Queries | null;
  /** The path of the page on the server, which has no browser location. */
  ssrPath?: string;
  /** The query of the page, with the question mark. */
  ssrSearch?: string;
  /** Replaces the page, with everything that pages share around it. */
  children?: ReactNode;
};

const navigation = {
  hook: usePageLocation,
  searchHook: usePageSearch,
  aroundNav: changeAround,
};

/** What all screens share; the same tree on the server and in the browser. */
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
