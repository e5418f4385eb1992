import type { FileStore } from '../file-store.ts';

/** Stores files in memory, for tests. */
export function createFakeFileStore(): FileStore & { keys(): string[] } {
  const files = new Map<string, Uint8Array>();
  return {
    put: async (key, bytes) => void files.set(key, Uint8Array.from(bytes)),
    get: async (key) => files.get(key) ?? null,
    remove: async (key) => void files.delete(key),
    keys: () => [...files.keys()],
  };
}
