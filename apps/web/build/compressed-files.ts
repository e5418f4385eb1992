import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const packable = /\.(js|css|svg|json|webmanifest)$/;
/** Below this a packed answer is hardly smaller. */
const smallestBytes = 600;

/** Writes each text file a second and third time, packed, for the server to hand out as it is. */
export function compressedFiles(): Plugin {
  let outDir = '';
  return {
    name: 'pavilion:compressed-files',
    apply: (_, { isSsrBuild }) => !isSsrBuild,
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir);
    },
    closeBundle() {
      for (const name of readdirSync(outDir, { recursive: true, encoding: 'utf8' })) {
        const file = join(outDir, name);
        if (!packable.test(name) || statSync(file).size < smallestBytes) continue;
        const text = readFileSync(file);
        writeFileSync(`${file}.br`, brotliCompressSync(text));
        writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }));
      }
    },
  };
}
