import { use, type ComponentType } from 'react';

export type LazyPart<Props> = {
  /** Of the component, and so of its chunk. */
  name: string;
  /** Fetches the code once; a page change waits for it before it fades. */
  load: () => Promise<unknown>;
  Part: ComponentType<Props>;
};

const retryAfterMs = 1000;

/** A promise that tells React's `use` at once what it has come to. */
type Known<Value> = Promise<Value> & { status?: 'fulfilled'; value?: Value };

/**
 * Like React's lazy, but drawn at once when loaded before: the server draws it, and hydration
 * agrees. A failed fetch is thrown to the error boundary and may be tried again a second later.
 * `gate` is waited for as well, such as the texts of the part.
 */
export function lazyPart<Name extends string, Props extends object = object>(
  name: Name,
  importModule: () => Promise<Record<Name, ComponentType<Props>>>,
  gate?: () => Promise<void>,
): LazyPart<Props> {
  let loading: Known<ComponentType<Props>> | null = null;
  let failedAtMs: number | null = null;

  function fetchPart(): Known<ComponentType<Props>> {
    const fetching: Known<ComponentType<Props>> = Promise.all([importModule(), gate?.()]).then(
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

  function load(): Promise<ComponentType<Props>> {
    const mayRetry = failedAtMs !== null && Date.now() - failedAtMs > retryAfterMs;
    if (loading === null || mayRetry) {
      failedAtMs = null;
      loading = fetchPart();
    }
    return loading;
  }

  function Part(props: Props) {
    const Loaded = use(load());
    return <Loaded {...props} />;
  }
  return { name, load, Part };
}
