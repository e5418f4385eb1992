import type { MutationCache as RealCache, QueryClient } from '@tanstack/react-query';

type Real = new () => RealCache;

let bring: Real | null = null;

/** Called by the library's own part for mutations, once a screen has brought it. */
export function provide(real: Real): void {
  bring = real;
}

/** The query client names a cache at its start; it stays empty until a screen first writes. */
export class MutationCache {
  #real: RealCache | null = null;

  build(client: QueryClient, ...rest: [never, never]) {
    if (bring !== null) this.#real ??= new bring();
    if (this.#real === null) throw new Error('Nothing has brought the mutations yet.');
    return this.#real.build(client, ...rest);
  }
  findAll(...filters: Parameters<RealCache['findAll']>) {
    return this.#real?.findAll(...filters) ?? [];
  }
  notify(...event: Parameters<RealCache['notify']>) {
    this.#real?.notify(...event);
  }
  clear() {
    this.#real?.clear();
  }
  resumePausedMutations() {
    return this.#real?.resumePausedMutations() ?? Promise.resolve();
  }
}
