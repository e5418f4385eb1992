import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '#tools/run.mjs';

/** Where `npm run gallery` writes its pictures; git ignores the folder. */
const galleryFolder = path.join(root, 'gallery');

const style =
  'body{font:14px system-ui;margin:16px;background:#888}' +
  'section{display:flex;flex-wrap:wrap;gap:12px}figure{margin:0}img{width:260px;display:block}';

/** The file of a picture: `<theme>-<language>/<name>.png`. */
export function pictureFile(appearance: string, name: string): string {
  const folder = path.join(galleryFolder, appearance);
  mkdirSync(folder, { recursive: true });
  return path.join(folder, `${name}.png`);
}

function figure(appearance: string, file: string): string {
  const image = `<img src="${appearance}/${file}" alt="">`;
  return `<figure>${image}<figcaption>${appearance}</figcaption></figure>`;
}

/** Writes a page of all pictures, with the themes and languages of a screen side by side. */
export function writeIndex(): void {
  const appearances = readdirSync(galleryFolder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  const files = new Map(
    appearances.map((appearance) => [
      appearance,
      readdirSync(path.join(galleryFolder, appearance)),
    ]),
  );
  const names = [...new Set([...files.values()].flat())].toSorted();
  const sections = names.map((name) => {
    const figures = appearances.filter((appearance) => files.get(appearance)?.includes(name));
    const pictures = figures.map((appearance) => figure(appearance, name)).join('');
    return `<h2>${name.replace('.png', '')}</h2><section>${pictures}</section>`;
  });
  const page = `<!doctype html><meta charset="utf-8"><title>Gallery</title><style>${style}</style>`;
  writeFileSync(path.join(galleryFolder, 'index.html'), `${page}${sections.join('\n')}\n`);
}
