import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { inject } from 'vitest';

/** Replaces `embedded/worker-location.ts` in tests: the thread's program, bundled once. */
export function locateWorker(): URL {
  return pathToFileURL(path.join(inject('bundledPrograms'), 'embedded-worker.js'));
}
