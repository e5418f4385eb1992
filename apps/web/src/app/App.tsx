import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Router } from 'wouter';
import { aroundNavigation } from './navigation/around-navigation.ts';
import { usePageLocation, usePageSearch } from './navigation/page-location.ts';
import { Shell } from './Shell.tsx';

export type AppProps = {
  queryClient: QueryClient;
  /** The path asked for, where there is no browser to tell it. */
  ssrPath?: string;
  /** Drawn instead of the page, with everything that pages share. */
  children?: ReactNode;
};

const navigation = {
  hook: usePageLocation,
  searchHook: usePageSearch,
  aroundNav: aroundNavigation,
};

/** Everything that all screens share; the same tree on the server and in the browser. */
export function App({ queryClient, ssrPath, children }: AppProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <Router {...navigation} {...(ssrPath === undefined ? {} : { ssrPath })}>
        {children ?? <Shell />}
      </Router>
    </QueryClientProvider>
  );
}
