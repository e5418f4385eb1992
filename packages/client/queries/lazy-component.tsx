import { use, type ComponentType } from 'react';
import { bringQueries, WithQueries } from './queries.tsx';

export type LazyComponent<Props> = {
  /** Name of the component and of its chunk. */
  name: string;
  /** Fetches the code once; a page change waits for it. */
  load: () => Promise<unknown>;
  Component: ComponentType<Props>;
};

const retryAfterMs = 1000;

/** A promise whose value React's `use` can read at once. */
export type Known<Value> = Promise<Value> & { status?: 'fulfilled'; value?: Value };

/** Components drawn on the server since they were last taken, each with the promise of its code. */
let drawn = new Map<string, Known<unknown>>();

/** Returns and clears those drawn; the server calls it right after it has drawn a page. */
export function takeDrawnComponents(): ReadonlyMap<string, Known<unknown>> {
  const taken = drawn;
  drawn = new Map();
  return taken;
}

/**
 * Like React's `lazy`, but drawn at once when loaded before, so that the server draws it and
 * hydration agrees. Throws a failed fetch to the error boundary and may try again a second later.
 * Loads the query library too, and waits for `gate`, such as its texts.
 */
export function lazyComponent<Name extends string, Props extends object = object>(
  name: Name,
  importModule: () => Promise<Record<Name, ComponentType<Props>>>,
  gate?: () => Promise<void>,
): LazyComponent<Props> {
  let loading: Known<ComponentType<Props>> | null = null;
  let failedAtMs: number | null = null;

  function fetchCode(): Known<ComponentType<Props>> {
    const queries = import.meta.env.SSR ? null : bringQueries();
    const fetching: Known<ComponentType<Props>> = Promise.all([
      importModule(),
      queries,
      gate?.(),
    ]).then(
      ([{ [name]: value }]) => {
        fetching.status = 'fulfilled';
        fetching.value = value;
        return value;
      },
      (error: unknown) => {
        failedAtMs = Date.now();
        throw error;
      },
    );
    return fetching;
  }

  function load(): Known<ComponentType<Props>> {
    const mayRetry = failedAtMs !== null && Date.now() - failedAtMs > retryAfterMs;
    if (loading === null || mayRetry) {
      failedAtMs = null;
      loading = fetchCode();
    }
    return loading;
  }

  function Component(props: Props) {
    const loaded = load();
    if (import.meta.env.SSR) drawn.set(name, loaded);
    const Loaded = use<ComponentType<Props>>(loaded as Promise<ComponentType<Props>>);
    return (
      <WithQueries>
        <Loaded {...props} />
      </WithQueries>
    );
  }
  return { name, load, Component };
}
