import { createSecretBox } from '#kit/secrets/secret-box.ts';
import type { FileStore } from '#ports/file-store.ts';

/** Documents of identity, which lie encrypted in the store of files under the id of their row. */
export function createDocuments(files: FileStore, keysSecret: string) {
  const box = createSecretBox(keysSecret, 'identity documents');
  return {
    keep: (id: string, bytes: Uint8Array) => files.put(id, box.encrypt(bytes)),
    /** Null when nothing lies under the id. */
    open: async (id: string): Promise<Buffer | null> => {
      const stored = await files.get(id);
      return stored && box.decrypt(stored);
    },
    remove: (id: string) => files.remove(id),
  };
}
