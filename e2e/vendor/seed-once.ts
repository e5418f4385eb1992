import { ensureSeededData } from '../../tools/seeded-data.mjs';

/** Before the first file, so that files that run together do not all do the same work. */
export async function setup(): Promise<void> {
  await ensureSeededData();
}
