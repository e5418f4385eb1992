import { ensureSeededData } from '../../support/seeded-data.mjs';

/** Seeds the data folder before the first test file, so that parallel files do not repeat it. */
export async function setup(): Promise<void> {
  await ensureSeededData();
}
