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
  /** Shown while nothing is there yet; in the shape of the screen unless another is given. */
  skeleton?: ReactNode;
  /** Shown in place of the data where `isEmpty` says so. */
  empty?: ReactNode;
  isEmpty?: (data: Data) => boolean;
  /** What the button of an error does, where it is more than asking this query again. */
  onRetry?: () => void;
  children: (data: Data) => ReactNode;
};

/** Renders a query's data, or its loading, error and empty state with the site's words. */
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
