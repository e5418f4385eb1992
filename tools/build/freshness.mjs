import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const skippedFolders = new Set(['.cache', 'data', 'dist', 'node_modules', 'test-results']);
const skippedFiles = /\.(?:test|suite)\.[cm]?[jt]sx?$|\.snap$|\.md$/;

/** Every file that a step reads; `inputs` are files and folders, of which some may be missing. */
function filesOf(folder, inputs) {
  const found = [];
  const walk = (place) => {
    const stats = statSync(path.join(folder, place), { throwIfNoEntry: false });
    if (stats?.isFile() && !skippedFiles.test(place)) found.push({ place, stats });
    if (!stats?.isDirectory() || skippedFolders.has(path.basename(place))) return;
    for (const name of readdirSync(path.join(folder, place))) walk(`${place}/${name}`);
  };
  for (const input of inputs) walk(input);
  return found;
}

function digest(parts) {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex');
}

/**
 * Whether a step's outputs were made from its present inputs: compares dates and sizes first, the
 * content only where those differ. Take the snapshot before the step runs and keep it after, so
 * that inputs changed meanwhile are built again.
 */
export function freshness(folder, { name, inputs, outputs }) {
  const stampFile = path.join(folder, '.cache/build', `${name}.json`);
  const files = filesOf(folder, inputs);
  const dates = digest(files.map(({ place, stats }) => `${place}:${stats.size}:${stats.mtimeMs}`));
  const content = () =>
    digest(files.flatMap(({ place }) => [place, readFileSync(path.join(folder, place))]));
  const keep = (stamp) => {
    mkdirSync(path.dirname(stampFile), { recursive: true });
    writeFileSync(stampFile, JSON.stringify(stamp));
  };
  const isFresh = () => {
    if (!existsSync(stampFile)) return false;
    if (!outputs.every((output) => existsSync(path.join(folder, output)))) return false;
    const stamp = JSON.parse(readFileSync(stampFile, 'utf8'));
    if (stamp.dates === dates) return true;
    if (stamp.content !== content()) return false;
    keep({ dates, content: stamp.content });
    return true;
  };
  return { isFresh, snapshot: () => ({ dates, content: content() }), keep };
}
