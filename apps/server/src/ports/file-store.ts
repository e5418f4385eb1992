/**
 * Stores bytes under keys that we generate. The web server must not reach it, and all processes of
 * the site share it. Its content is never executed, listed or served by its key alone.
 */
export type FileStore = {
  /** Resolves when the bytes are stored; a second `put` of the same key replaces them. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** Null when nothing is stored under the key. */
  get(key: string): Promise<Uint8Array | null>;
  /** Removing a missing key is no error. */
  remove(key: string): Promise<void>;
};
