import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { cacheFolder } from './migrated-archive.ts';

const source = fileURLToPath(new URL('../embedded/embedded-worker.ts', import.meta.url));

/** The thread's program as one file: from its sources, each thread would load a compiler first. */
export async function bundleEmbeddedWorker(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: { ssr: source, write: false, minify: false, target: 'node20' },
  });
  if (Array.isArray(built) || !('output' in built)) throw new Error('one bundle was asked for');
  const [{ code }, ...others] = built.output;
  if (others.length > 0) throw new Error('the bundle of the embedded database has several files');
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 24);
  const file = path.join(cacheFolder, `embedded-worker-${hash}.mjs`);
  if (existsSync(file)) return file;
  mkdirSync(cacheFolder, { recursive: true });
  // Several runs may make it at once; each gives a whole file its name.
  const own = `${file}.${process.pid}`;
  writeFileSync(own, code);
  renameSync(own, file);
  return file;
}
