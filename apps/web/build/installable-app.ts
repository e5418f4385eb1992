import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { runnerImport, type Plugin } from 'vite';
import type { screenRows } from '@pavilion/screens/screens';

type Chunk = {
  type: string;
  fileName: string;
  name?: string;
  isEntry?: boolean;
  imports?: string[];
  dynamicImports?: string[];
  viteMetadata?: { importedCss: Set<string> };
};
type Bundle = Record<string, Chunk>;

const mark =
  '<path fill="#f2b84b" d="M16 4 5 12h22zM8 14h3v11H8zm6.5 0h3v11h-3zM21 14h3v11h-3zM6 26h20v2.5H6z"/>';

/** The icon on its background; `share` is its part of the width, smaller for round masks. */
function iconSvg(share: number): string {
  const edge = 16 * (1 - share);
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" ' +
    `fill="#171a2a"/><g transform="translate(${edge} ${edge}) scale(${share})">${mark}</g></svg>`
  );
}

const icons = [
  { fileName: 'icons/app-192.png', size: 192, share: 0.86 },
  { fileName: 'icons/app-512.png', size: 512, share: 0.86 },
  { fileName: 'icons/maskable-512.png', size: 512, share: 0.6 },
  { fileName: 'icons/apple-touch-180.png', size: 180, share: 0.8 },
] as const;

/** The styles that every page contains. */
const firstStyles = /assets\/first-[\w-]+\.css$/;

/** Screens and the less used languages are cached when they are first opened; the rest at once. */
const openedLater = /^(?!HomeScreen$)\w+Screen$|^(?!(?:en|ty)$)[a-z]{2}$/;

function collect(bundle: Bundle, file: string, found: Set<string>): void {
  const chunk = bundle[file];
  if (chunk?.type !== 'chunk' || found.has(file)) return;
  found.add(file);
  for (const sheet of chunk.viteMetadata?.importedCss ?? []) {
    if (!firstStyles.test(sheet)) found.add(sheet);
  }
  for (const imported of chunk.imports ?? []) collect(bundle, imported, found);
}

/** Files of the first load and of what it fetches by itself: frame, texts, parts of the home. */
export function shellFiles(bundle: Bundle): string[] {
  const found = new Set<string>();
  for (const { fileName, isEntry } of Object.values(bundle)) {
    if (isEntry) collect(bundle, fileName, found);
  }
  // The loop also visits what is added during it: files that the found ones name.
  for (const file of found) {
    for (const later of bundle[file]?.dynamicImports ?? []) {
      if (!openedLater.test(bundle[later]?.name ?? '')) collect(bundle, later, found);
    }
  }
  return [...found].map((file) => `/${file}`).toSorted();
}

type Screens = { screenRows: typeof screenRows };

/** The page addresses that the worker knows, from the table of screens. */
async function workerPages(screensFile: string) {
  const { module } = await runnerImport<Screens>(screensFile);
  const { home, inbox, notices } = module.screenRows;
  return {
    home: home.path,
    homes: [home.path, ...home.aliases],
    news: { message: inbox.path, announcement: notices.path },
  };
}

/** Writes the service worker, which caches the app on the device, and the app's icons. */
export function installableApp(workerFile: string, screensFile: string): Plugin {
  return {
    name: 'pavilion:installable-app',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    async generateBundle(_, bundle) {
      for (const { fileName, size, share } of icons) {
        const source = await sharp(Buffer.from(iconSvg(share)), { density: 1200 })
          .resize(size, size)
          .png({ palette: true })
          .toBuffer();
        this.emitFile({ type: 'asset', fileName, source });
      }
      const worker = readFileSync(workerFile, 'utf8');
      const pages = await workerPages(screensFile);
      const files = shellFiles(bundle as unknown as Bundle);
      const decides = JSON.stringify([worker, pages, Object.keys(bundle).toSorted()]);
      const version = createHash('sha256').update(decides).digest('hex').slice(0, 12);
      const source = `self.build = ${JSON.stringify({ version, files, pages })};\n${worker}`;
      this.emitFile({ type: 'asset', fileName: 'service-worker.js', source });
    },
  };
}
