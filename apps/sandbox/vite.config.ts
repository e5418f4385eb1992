import path from 'node:path';
import { defineConfig } from 'vite';
import { gameThumbnails } from './build/game-thumbnails.ts';
import { iconModules } from './build/icon-modules.ts';

const here = import.meta.dirname;
const pages = [
  'src/browser/start/start-page.ts',
  'src/browser/outbox/outbox-page.ts',
  'src/browser/checkout/checkout-page.ts',
  'src/browser/frame/gone-page.ts',
  'src/browser/slot/slot-page.ts',
];

/** `vite build` makes the browser files in dist/public, `vite build --ssr` the server dist/main.js. */
export default defineConfig(({ isSsrBuild }) => ({
  root: here,
  publicDir: false,
  logLevel: 'warn',
  plugins: isSsrBuild ? [] : [iconModules(), gameThumbnails()],
  build: isSsrBuild
    ? {
        rolldownOptions: { input: path.join(here, 'src/main.ts') },
        outDir: 'dist',
        emptyOutDir: false,
        target: 'node20',
        minify: false,
      }
    : {
        outDir: 'dist/public',
        emptyOutDir: true,
        manifest: 'manifest.json',
        modulePreload: { polyfill: false },
        assetsInlineLimit: 0,
        rolldownOptions: { input: pages.map((page) => path.join(here, page)) },
      },
}));
