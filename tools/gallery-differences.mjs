import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';

const red = [255, 0, 0];
/** The opacity of unchanged pixels in the picture of differences. */
const faint = 0.25;

/** The pictures under a folder, as paths inside it. */
function picturesIn(folder) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return files.filter((file) => file.endsWith('.png'));
}

async function pixelsOf(file) {
  const { data, info } = await sharp(file)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, size: `${info.width} × ${info.height}`, width: info.width, height: info.height };
}

/** How many pixels differ, and a picture in which those are red; both pictures have one size. */
function compare(before, after) {
  const marked = Buffer.alloc(after.data.length);
  let differing = 0;
  for (let at = 0; at < after.data.length; at += 3) {
    const isSame = before.data.compare(after.data, at, at + 3, at, at + 3) === 0;
    if (!isSame) differing += 1;
    for (const channel of [0, 1, 2]) {
      const faded = 255 - (255 - after.data[at + channel]) * faint;
      marked[at + channel] = isSame ? faded : red[channel];
    }
  }
  return { differing, marked };
}

async function keepMarked(file, marked, { width, height }) {
  mkdirSync(path.dirname(file), { recursive: true });
  await sharp(marked, { raw: { width, height, channels: 3 } })
    .png()
    .toFile(file);
}

/** How one picture has changed, as a sentence; null when it has not. */
async function judge(name, before, after, markedFolder) {
  if (!existsSync(path.join(after, name))) return 'missing';
  if (!existsSync(path.join(before, name))) return 'new';
  const [old, now] = await Promise.all(
    [before, after].map((one) => pixelsOf(path.join(one, name))),
  );
  if (old.size !== now.size) return `${old.size} before, ${now.size} after`;
  if (old.data.equals(now.data)) return null;
  const { differing, marked } = compare(old, now);
  if (markedFolder !== undefined) await keepMarked(path.join(markedFolder, name), marked, now);
  const share = ((differing / (now.width * now.height)) * 100).toFixed(2);
  return `${share} % of its pixels differ (${differing})`;
}

const [before, after, markedFolder] = process.argv.slice(2);
if (before === undefined || after === undefined) {
  throw new Error('say two folders, the gallery before and after; a third keeps what differs');
}
const names = [...new Set([before, after].flatMap(picturesIn))].toSorted();
let differing = 0;
for (const name of names) {
  const found = await judge(name, before, after, markedFolder);
  if (found === null) continue;
  differing += 1;
  console.log(`${name}: ${found}`);
}
console.log(`${names.length} pictures, ${differing} differ.`);
if (differing > 0 || names.length === 0) process.exitCode = 1;
