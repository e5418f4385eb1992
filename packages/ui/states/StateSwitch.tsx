import type { ReactNode } from 'react';

/** What a query of any library tells; the shape of TanStack Query's results fits. */
export type Loadable<Data> = {
  data: Data | undefined;
  isError: boolean;
};

export type StateSwitchProps<Data> = {
  of: Loadable<Data>;
  loading: ReactNode;
  /** Said aloud while the skeleton stands. */
  loadingLabel: string;
  error: ReactNode;
  empty?: ReactNode;
  isEmpty?: (data: Data) => boolean;
  children: (data: Data) => ReactNode;
};

/** The four states of a list or panel; data that is there stays shown when a refetch fails. */
export function StateSwitch<Data>(props: StateSwitchProps<Data>) {
  const { of, loading, loadingLabel, error, empty, isEmpty, children } = props;
  if (of.data !== undefined) {
    if (empty !== undefined && isEmpty?.(of.data) === true) return empty;
    return children(of.data);
  }
  if (of.isError) return error;
  return (
    <div aria-busy="true">
      <span className="visually-hidden" role="status">
        {loadingLabel}
      </span>
      {loading}
    </div>
  );
}
