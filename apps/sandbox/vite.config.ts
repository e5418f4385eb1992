import path from 'node:path';
import { defineConfig } from 'vite';
import { gameThumbnails } from './build/game-thumbnails.ts';
import { iconModules } from './build/icon-modules.ts';
import { games } from './src/arcade/catalogue/catalogue.ts';

const here = import.meta.dirname;
const pages = [
  'src/arcade/browser/start-page.ts',
  'src/companies/outbox/browser/outbox-page.ts',
  'src/companies/gateway/browser/checkout-page.ts',
  'src/companies/chat/browser/chat-page.ts',
  'src/companies/identity/browser/identity-page.ts',
  'src/arcade/play/browser/gone-page.ts',
  'src/arcade/slot/browser/slot-page.ts',
  'src/arcade/drop/browser/drop-page.ts',
  'src/arcade/poker/browser/poker-page.ts',
  'src/arcade/roulette/browser/roulette-page.ts',
  'src/arcade/baccarat/browser/baccarat-page.ts',
  'src/arcade/duel/browser/duel-page.ts',
  'src/arcade/fish/browser/fish-page.ts',
  'src/arcade/book/browser/book-page.ts',
  'src/arcade/cockfight/browser/cockfight-page.ts',
  'src/arcade/lottery/browser/digits-page.ts',
  'src/arcade/lottery/browser/balls-page.ts',
];

/**
 * `vite build` writes browser files to dist/public, `vite build --ssr` the server to dist/main.js.
 */
export default defineConfig(({ isSsrBuild }) => ({
  root: here,
  publicDir: false,
  logLevel: 'warn',
  plugins: isSsrBuild ? [] : [iconModules(), gameThumbnails(games)],
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
