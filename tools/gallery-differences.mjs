import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';

/** The pictures under a folder, as paths inside it. */
function picturesIn(folder) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return files.filter((file) => file.endsWith('.png'));
}

/** How one picture has changed, as a sentence; null when it has not. What differs is kept white. */
async function judge(name) {
  const [old, now] = [before, after].map((folder) => path.join(folder, name));
  if (!existsSync(now)) return 'missing';
  if (!existsSync(old)) return 'new';
  const sizes = await Promise.all([old, now].map((file) => sharp(file).metadata()));
  const [oldSize, newSize] = sizes.map(({ width, height }) => `${width} × ${height}`);
  if (oldSize !== newSize) return `${oldSize} before, ${newSize} after`;
  const composed = await sharp(old)
    .removeAlpha()
    .composite([{ input: await sharp(now).removeAlpha().toBuffer(), blend: 'difference' }])
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = composed.info;
  const marked = Buffer.alloc(width * height);
  for (let at = 0; at < marked.length; at += 1) {
    marked[at] = composed.data.readUIntBE(at * 3, 3) === 0 ? 0 : 255;
  }
  const count = marked.filter(Boolean).length;
  if (count === 0) return null;
  if (markedFolder !== undefined) {
    const file = path.join(markedFolder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    await sharp(marked, { raw: { width, height, channels: 1 } }).toFile(file);
  }
  return `${((count / marked.length) * 100).toFixed(2)} % of its pixels differ (${count})`;
}

const [before, after, markedFolder] = process.argv.slice(2);
if (before === undefined || after === undefined) {
  throw new Error('say two folders, the gallery before and after; a third keeps what differs');
}
const names = [...new Set([before, after].flatMap(picturesIn))].toSorted();
let differing = 0;
for (const name of names) {
  const change = await judge(name);
  if (change === null) continue;
  differing += 1;
  console.log(`${name}: ${change}`);
}
console.log(`${names.length} pictures, ${differing} differ.`);
if (differing > 0 || names.length === 0) process.exitCode = 1;
