import type { ReactNode } from 'react';
import { useErrorText } from '../../kit/error-text.ts';
import { useText } from '../../kit/text.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { StateSwitch, type Loadable } from '../../ui/StateSwitch.tsx';

/** The part of a query that the states need. */
export type LoadedQuery<Data> = Loadable<Data> & {
  error: Error | null;
  isFetching: boolean;
  refetch: () => Promise<unknown>;
};

export type LoadedProps<Data> = {
  query: LoadedQuery<Data>;
  skeleton: ReactNode;
  empty: ReactNode;
  isEmpty: (data: Data) => boolean;
  children: (data: Data) => ReactNode;
};

/** What a query brought, or its other three states with the site's words. */
export function Loaded<Data>({ query, skeleton, empty, isEmpty, children }: LoadedProps<Data>) {
  const text = useText();
  const errorText = useErrorText();
  return (
    <StateSwitch
      of={query}
      loading={skeleton}
      loadingLabel={text('state.loading')}
      error={
        <ErrorState
          text={errorText(query.error)}
          retryLabel={text('state.retry')}
          busy={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      }
      empty={empty}
      isEmpty={isEmpty}
    >
      {children}
    </StateSwitch>
  );
}
