import { use, type ComponentType } from 'react';
import { bringQueries, WithQueries } from './queries.tsx';

export type LazyPart<Props> = {
  /** Name of the component and of its chunk. */
  name: string;
  /** Fetches the code once; a page change waits for it. */
  load: () => Promise<unknown>;
  Part: ComponentType<Props>;
};

const retryAfterMs = 1000;

/** A promise whose value React's `use` can read at once. */
export type Known<Value> = Promise<Value> & { status?: 'fulfilled'; value?: Value };

/** Parts drawn on the server since they were last taken, each with the promise of its code. */
let drawn = new Map<string, Known<unknown>>();

/** Returns and clears the parts drawn; the server calls it right after it has drawn a page. */
export function takeDrawnParts(): ReadonlyMap<string, Known<unknown>> {
  const taken = drawn;
  drawn = new Map();
  return taken;
}

/**
 * Like React's `lazy`, but drawn at once when loaded before, so that the server draws it and
 * hydration agrees. Throws a failed fetch to the error boundary and may try again a second later.
 * Loads the query library too, and waits for `gate`, such as the part's texts.
 */
export function lazyPart<Name extends string, Props extends object = object>(
  name: Name,
  importModule: () => Promise<Record<Name, ComponentType<Props>>>,
  gate?: () => Promise<void>,
): LazyPart<Props> {
  let loading: Known<ComponentType<Props>> | null = null;
  let failedAtMs: number | null = null;

  function fetchPart(): Known<ComponentType<Props>> {
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
      loading = fetchPart();
    }
    return loading;
  }

  function Part(props: Props) {
    const loaded = load();
    if (import.meta.env.SSR) drawn.set(name, loaded);
    const Loaded = use<ComponentType<Props>>(loaded as Promise<ComponentType<Props>>);
    return (
      <WithQueries>
        <Loaded {...props} />
      </WithQueries>
    );
  }
  return { name, load, Part };
}
