import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const bundled = 'embedded-worker.js';
const source = 'embedded-worker.ts';

/**
 * The thread's program: the bundled file beside this one, or, without a bundle, the TypeScript
 * source after a line that registers a loader for it.
 */
export function locateWorker(): URL {
  const folder = path.dirname(fileURLToPath(import.meta.url));
  for (const built of [path.join(folder, bundled), path.join(folder, '..', bundled)]) {
    if (existsSync(built)) return pathToFileURL(built);
  }
  // `require` finds its CommonJS version, which does not work.
  const loader = createRequire(import.meta.url)
    .resolve('tsx/esm/api')
    .replace(/cjs$/, 'mjs');
  const program = `
    import { register } from ${JSON.stringify(pathToFileURL(loader).href)};
    register();
    await import(${JSON.stringify(pathToFileURL(path.join(folder, source)).href)});`;
  return new URL(`data:text/javascript,${encodeURIComponent(program)}`);
}
