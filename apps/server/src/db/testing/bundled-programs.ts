import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, renameSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { cacheFolder } from './migrated-archive.ts';

const sourceOf = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** Bundles as the build does; from sources each thread or process would load a compiler. */
async function bundle(): Promise<{ fileName: string; code: string }[]> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      ssr: true,
      write: false,
      minify: false,
      target: 'node20',
      rolldownOptions: {
        input: {
          'embedded-worker': sourceOf('../embedded/embedded-worker.ts'),
          'commit-loop': sourceOf('commit-loop.ts'),
        },
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  });
  if (Array.isArray(built) || !('output' in built)) throw new Error('expected one bundle');
  return built.output.flatMap((file) => (file.type === 'chunk' ? [file] : []));
}

/** Makes a folder with the bundled thread of the embedded database and the committing program. */
export async function bundlePrograms(): Promise<string> {
  const files = await bundle();
  const hash = createHash('sha256');
  for (const { fileName, code } of files) hash.update(`${fileName}\n${code}\n`);
  const folder = path.join(cacheFolder, `programs-${hash.digest('hex').slice(0, 24)}`);
  if (existsSync(folder)) {
    const now = new Date();
    utimesSync(folder, now, now);
    return folder;
  }
  mkdirSync(cacheFolder, { recursive: true });
  const own = mkdtempSync(`${folder}.`);
  for (const { fileName, code } of files) writeFileSync(path.join(own, fileName), code);
  try {
    renameSync(own, folder);
  } catch (error) {
    // Several runs may make it at once; another's has the same content.
    if (!existsSync(folder)) throw error;
  }
  return folder;
}
