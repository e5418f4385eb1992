import type { ReactNode } from 'react';
import { useText } from '#kit/text.ts';
import { useErrorText } from '@pavilion/client/language/error-text.ts';
import { ErrorState } from '@pavilion/ui/states/ErrorState.tsx';
import { StateSwitch, type Loadable } from '@pavilion/ui/states/StateSwitch.tsx';
import { ScreenSkeleton } from './ScreenSkeleton.tsx';

/** The part of a query that the states need. */
export type LoadedQuery<Data> = Loadable<Data> & {
  error: Error | null;
  isFetching: boolean;
  refetch: () => Promise<unknown>;
};

export type LoadedProps<Data> = {
  query: LoadedQuery<Data>;
  /** Shown while there is no data yet; the screen's own skeleton unless another is given. */
  skeleton?: ReactNode;
  /** Shown instead of the data where `isEmpty` is true. */
  empty?: ReactNode;
  isEmpty?: (data: Data) => boolean;
  /** What the retry button does, where it is more than running this query again. */
  onRetry?: () => void;
  children: (data: Data) => ReactNode;
};

/** Renders a query's data, or its loading, error and empty state with the site's texts. */
export function Loaded<Data>(props: LoadedProps<Data>) {
  const { query, skeleton = <ScreenSkeleton />, empty, isEmpty, onRetry, children } = props;
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
          onRetry={onRetry ?? (() => void query.refetch())}
        />
      }
      empty={empty}
      {...(isEmpty === undefined ? {} : { isEmpty })}
    >
      {children}
    </StateSwitch>
  );
}
