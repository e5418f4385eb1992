import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../tools/run.mjs';

/** Where `npm run gallery` leaves its pictures; no part of the repository. */
const galleryFolder = path.join(root, 'gallery');

const style =
  'body{font:14px system-ui;margin:16px;background:#888}' +
  'section{display:flex;flex-wrap:wrap;gap:12px}figure{margin:0}img{width:260px;display:block}';

/** The file of a picture: `<folder of the look>/<name>.png`. */
export function pictureFile(look: string, name: string): string {
  const folder = path.join(galleryFolder, look);
  mkdirSync(folder, { recursive: true });
  return path.join(folder, `${name}.png`);
}

function figure(look: string, file: string): string {
  return `<figure><img src="${look}/${file}" alt=""><figcaption>${look}</figcaption></figure>`;
}

/** One page of all pictures that are there, the looks of each screen side by side. */
export function writeIndex(): void {
  const looks = readdirSync(galleryFolder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  const files = new Map(looks.map((look) => [look, readdirSync(path.join(galleryFolder, look))]));
  const names = [...new Set([...files.values()].flat())].toSorted();
  const sections = names.map((name) => {
    const figures = looks.filter((look) => files.get(look)?.includes(name));
    const pictures = figures.map((look) => figure(look, name)).join('');
    return `<h2>${name.replace('.png', '')}</h2><section>${pictures}</section>`;
  });
  const page = `<!doctype html><meta charset="utf-8"><title>Gallery</title><style>${style}</style>`;
  writeFileSync(path.join(galleryFolder, 'index.html'), `${page}${sections.join('\n')}\n`);
}
