import { use, type ComponentType } from 'react';
import { bringQueries, WithQueries } from './queries.tsx';

export type LazyPart<Props> = {
  /** Of the component, and so of its chunk. */
  name: string;
  /** Fetches the code once; a page change waits for it before it fades. */
  load: () => Promise<unknown>;
  Part: ComponentType<Props>;
};

const retryAfterMs = 1000;

/** A promise that tells React's `use` at once what it has come to. */
export type Known<Value> = Promise<Value> & { status?: 'fulfilled'; value?: Value };

/** Parts that the server has drawn since they were last taken, and when the code of each is here. */
let drawn = new Map<string, Known<unknown>>();

/** For the server's drawing, which takes them right after it has drawn a page. */
export function takeDrawnParts(): ReadonlyMap<string, Known<unknown>> {
  const taken = drawn;
  drawn = new Map();
  return taken;
}

/**
 * Like React's lazy, but drawn at once when loaded before: the server draws it, and hydration
 * agrees. A failed fetch is thrown to the error boundary and may be tried again a second later.
 * What the part asks with comes along, and `gate` is waited for as well, such as its texts.
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
