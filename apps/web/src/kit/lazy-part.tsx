import { use, type ComponentType } from 'react';

export type LazyPart<Props> = {
  /** Fetches the code once; a page change waits for it before it fades. */
  load: () => Promise<unknown>;
  Part: ComponentType<Props>;
};

/**
 * Like React's lazy, but drawn at once when loaded before: the server draws it, and hydration
 * agrees. `gate` holds the fetch back until its promise is kept.
 */
export function lazyPart<Name extends string, Props extends object = object>(
  name: Name,
  importModule: () => Promise<Record<Name, ComponentType<Props>>>,
  gate?: () => Promise<void>,
): LazyPart<Props> {
  let loaded: ComponentType<Props> | null = null;
  let loading: Promise<ComponentType<Props>> | null = null;

  async function fetchPart(): Promise<ComponentType<Props>> {
    await gate?.();
    const module = await importModule();
    loaded = module[name];
    return loaded;
  }

  function load(): Promise<ComponentType<Props>> {
    loading ??= fetchPart().catch((error: unknown) => {
      loading = null;
      throw error;
    });
    return loading;
  }

  function Part(props: Props) {
    const Loaded = loaded ?? use(load());
    return <Loaded {...props} />;
  }
  return { load, Part };
}

/** A screen that is part of the first load. */
export function readyPart(Part: ComponentType): LazyPart<object> {
  return { load: () => Promise.resolve(), Part };
}
