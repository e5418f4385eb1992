import type { ProtectionDeps } from '../protection-deps.ts';
import { deleteFile, listGoneFiles } from './erasure.store.ts';
import type { IdentityBoxes } from './identity-boxes.ts';

const atOnce = 10;

type Deps = Pick<ProtectionDeps, 'db'> & Pick<IdentityBoxes, 'documents'>;

/**
 * Removes a document. The bytes go first, so that none are left without a row when the removal ends
 * half-way.
 */
export async function removeFile({ db, documents }: Deps, fileId: string): Promise<void> {
  await documents.remove(fileId);
  await deleteFile(db, fileId);
}

/** Removes documents whose data are erased, and those that belong to no check. */
export async function removeFiles(
  deps: Deps & Pick<ProtectionDeps, 'clock'>,
  signal: AbortSignal,
): Promise<void> {
  let ids: string[];
  do {
    ids = await listGoneFiles(deps.db, deps.clock(), atOnce);
    for (const id of ids) {
      if (signal.aborted) return;
      await removeFile(deps, id);
    }
  } while (ids.length === atOnce);
}
