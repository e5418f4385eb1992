/**
 * Keeps bytes under keys that we make. It must be out of reach of the web server, and the same for
 * every process of the site. What is in it is never run, listed or served by its key alone.
 */
export type FileStore = {
  /** Resolves when the bytes are safe; a second `put` of the same key replaces. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** Null when nothing is kept under the key. */
  get(key: string): Promise<Uint8Array | null>;
  /** Removing what is not there is no error. */
  remove(key: string): Promise<void>;
};
