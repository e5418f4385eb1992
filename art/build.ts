/**
 * Draws every picture of the default site and writes those that are not there yet, with the
 * manifest that maps logical names to files. Run with `npx tsx art/build.ts`.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { allPictures } from './all-pictures.ts';
import { entryOf, isWritten, planPicture, writePicture } from './encode.ts';
import type { PlannedPicture } from './encode.ts';
import type { Manifest, ManifestEntry } from './manifest.ts';
import { hotGameIds, namedPictures } from './site-pictures.ts';

const folder = fileURLToPath(new URL('../apps/web/public/art/', import.meta.url));
const manifestPath = join(folder, 'manifest.json');

async function build(): Promise<void> {
  const startedAt = performance.now();
  mkdirSync(folder, { recursive: true });
  const before = readManifest();
  const planned = allPictures(hotGameIds()).map(planPicture);
  refuseMissing(planned);
  const entries = new Map<string, ManifestEntry>();
  const waiting: PlannedPicture[] = [];
  for (const picture of planned) {
    const known = before[picture.name];
    const isCurrent = known?.src === picture.files[0]?.path && isWritten(folder, picture);
    if (known && isCurrent) entries.set(picture.name, known);
    else waiting.push(picture);
  }
  await writeAll(waiting, entries);
  const manifest = Object.fromEntries(planned.map(({ name }) => [name, entries.get(name)]));
  writeFileSync(manifestPath, `${JSON.stringify(manifest, null, 1)}\n`);
  const removed = removeStale(planned);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(
    `Art: ${planned.length} pictures, ${waiting.length} written, ${removed} old files removed, ${seconds} s.`,
  );
}

/** Each encoder keeps to one thread, so that as many pictures as cores are written at a time. */
async function writeAll(
  waiting: readonly PlannedPicture[],
  entries: Map<string, ManifestEntry>,
): Promise<void> {
  sharp.concurrency(1);
  const queue = [...waiting];
  const work = async (): Promise<void> => {
    for (let picture = queue.shift(); picture; picture = queue.shift()) {
      entries.set(picture.name, entryOf(picture, await writePicture(folder, picture)));
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
}

function readManifest(): Manifest {
  if (!existsSync(manifestPath)) return {};
  return JSON.parse(readFileSync(manifestPath, 'utf8')) as Manifest;
}

function refuseMissing(planned: readonly PlannedPicture[]): void {
  const drawn = new Set(planned.map(({ name }) => name));
  const missing = namedPictures().filter((name) => !drawn.has(name));
  if (missing.length === 0) return;
  throw new Error(`No code draws these pictures of the site folder: ${missing.join(', ')}.`);
}

function removeStale(planned: readonly PlannedPicture[]): number {
  const current = new Set(planned.flatMap(({ files }) => files.map(({ path }) => path)));
  const stale = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .filter((path) => path !== 'manifest.json' && !current.has(path.replaceAll('\\', '/')));
  for (const path of stale) rmSync(join(folder, path));
  return stale.length;
}

await build();
