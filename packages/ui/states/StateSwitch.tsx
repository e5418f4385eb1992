import type { ReactNode } from 'react';

/** The result of a query of any library; TanStack Query's results fit. */
export type Loadable<Data> = {
  data: Data | undefined;
  isError: boolean;
};

type LoadingProps = {
  /** For screen readers while the skeleton is shown. */
  label: string;
  className?: string | undefined;
  children: ReactNode;
};

/** Marks a skeleton as what stands in for something that is being fetched. */
export function Loading({ label, className, children }: LoadingProps) {
  return (
    <div className={className} aria-busy="true">
      <span className="visually-hidden" role="status">
        {label}
      </span>
      {children}
    </div>
  );
}

export type StateSwitchProps<Data> = {
  of: Loadable<Data>;
  loading: ReactNode;
  /** For screen readers while the skeleton is shown. */
  loadingLabel: string;
  error: ReactNode;
  empty?: ReactNode;
  isEmpty?: (data: Data) => boolean;
  children: (data: Data) => ReactNode;
};

/** Renders a query's data, or its loading, error and empty state; data outlives a failed fetch. */
export function StateSwitch<Data>(props: StateSwitchProps<Data>) {
  const { of, loading, loadingLabel, error, empty, isEmpty, children } = props;
  if (of.data !== undefined) {
    if (empty !== undefined && isEmpty?.(of.data) === true) return empty;
    return children(of.data);
  }
  if (of.isError) return error;
  return <Loading label={loadingLabel}>{loading}</Loading>;
}
