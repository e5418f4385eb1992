import { createSecretBox } from '#kit/secrets/secret-box.ts';
import { createProfileBox } from '#modules/accounts/profile-box.ts';
import type { FileStore } from '#ports/file-store.ts';
import { plainNumber, type FoundIdentity } from '@pavilion/domain/protection/identity-check';
import type { FoundColumns } from './decision.store.ts';

/** Documents of identity, which lie encrypted in the store of files under the id of their row. */
function createDocuments(files: FileStore, keysSecret: string) {
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

/** Keeps numbers of documents encrypted, and comparable by a keyed hash of their plain form. */
function createNumbers(keysSecret: string) {
  const box = createSecretBox(keysSecret, 'identity numbers');
  return {
    mark: (number: string) => box.mark(plainNumber(number)),
    open: (stored: string) => box.openText(stored),
    columnsOf: ({ name, birthday, number, expiresOn }: FoundIdentity): FoundColumns => ({
      found_name: name,
      found_birthday: birthday,
      found_number: box.encryptText(number),
      number_mark: box.mark(plainNumber(number)),
      expires_on: expiresOn,
    }),
  };
}

export type IdentityBoxes = ReturnType<typeof createIdentityBoxes>;

/** What identity checks keep encrypted; the keys are derived here, once. */
export function createIdentityBoxes({
  files,
  keysSecret,
}: {
  files: FileStore;
  keysSecret: string;
}) {
  return {
    documents: createDocuments(files, keysSecret),
    numbers: createNumbers(keysSecret),
    profileBox: createProfileBox(keysSecret),
  };
}
