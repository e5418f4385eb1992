import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';

/** What a page loads for one browser entry. */
export type PageAssets = { script: string; styles: readonly string[] };

export type Assets = {
  /** @param entry source path of the browser entry, e.g. `src/arcade/slot/browser/slot-page.ts` */
  forEntry: (entry: string) => PageAssets;
  register: (server: FastifyInstance) => void;
};

type ManifestChunk = { file: string; css?: string[]; imports?: string[] };
type StoredFile = { body: Buffer; type: string };

const contentTypes: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
};

/** Serves the built browser files from memory, and no other path. */
export function loadAssets(publicDirectory: string): Assets {
  const manifestFile = path.join(publicDirectory, 'manifest.json');
  if (!existsSync(manifestFile)) {
    throw new Error(`No built pages in ${publicDirectory}: run the build of apps/sandbox first.`);
  }
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Record<string, ManifestChunk>;
  const files = readFiles(publicDirectory);
  return {
    forEntry: (entry) => {
      const chunk = manifest[entry];
      if (chunk === undefined) throw new Error(`The build has no entry ${entry}.`);
      const styles = new Set<string>();
      collectStyles(manifest, entry, styles);
      return { script: `/${chunk.file}`, styles: [...styles].map((file) => `/${file}`) };
    },
    register: (server) => {
      for (const [name, file] of files) {
        const hashed = name.startsWith('/assets/');
        server.get(name, (_request, reply) =>
          reply
            .header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache')
            .header('access-control-allow-origin', '*')
            .type(file.type)
            .send(file.body),
        );
      }
    },
  };
}

function collectStyles(
  manifest: Record<string, ManifestChunk>,
  entry: string,
  styles: Set<string>,
): void {
  const chunk = manifest[entry];
  for (const imported of chunk?.imports ?? []) collectStyles(manifest, imported, styles);
  for (const style of chunk?.css ?? []) styles.add(style);
}

function readFiles(directory: string): Map<string, StoredFile> {
  const files = new Map<string, StoredFile>();
  for (const entry of readdirSync(directory, { recursive: true, withFileTypes: true })) {
    const type = contentTypes[path.extname(entry.name)];
    if (!entry.isFile() || type === undefined) continue;
    const file = path.join(entry.parentPath, entry.name);
    const name = `/${path.relative(directory, file).split(path.sep).join('/')}`;
    files.set(name, { body: readFileSync(file), type });
  }
  return files;
}
