import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { Router } from 'wouter';
import { aroundNavigation } from './navigation/around-navigation.ts';
import { usePageLocation, usePageSearch } from './navigation/page-location.ts';
import { Shell } from './Shell.tsx';

export type AppProps = {
  queryClient: QueryClient;
  /** The path asked for, where there is no browser to tell it. */
  ssrPath?: string;
};

/** Everything that all screens share; the same tree on the server and in the browser. */
export function App({ queryClient, ssrPath }: AppProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <Router
        hook={usePageLocation}
        searchHook={usePageSearch}
        aroundNav={aroundNavigation}
        {...(ssrPath === undefined ? {} : { ssrPath })}
      >
        <Shell />
      </Router>
    </QueryClientProvider>
  );
}
