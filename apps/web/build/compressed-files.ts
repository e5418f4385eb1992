import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const packable = /\.(js|css|svg|json|webmanifest)$/;
/** Below this size compression saves hardly anything. */
const smallestBytes = 600;

/** Writes two compressed copies of each text file, which the server sends as they are. */
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
