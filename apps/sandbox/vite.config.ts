import path from 'node:path';
import { defineConfig } from 'vite';
import { gameThumbnails } from './build/game-thumbnails.ts';
import { iconModules } from './build/icon-modules.ts';

const here = import.meta.dirname;
const pages = [
  'src/browser/start/start-page.ts',
  'src/browser/outbox/outbox-page.ts',
  'src/browser/checkout/checkout-page.ts',
  'src/browser/chat/chat-page.ts',
  'src/browser/identity/identity-page.ts',
  'src/browser/frame/gone-page.ts',
  'src/browser/slot/slot-page.ts',
  'src/browser/drop/drop-page.ts',
  'src/browser/poker/poker-page.ts',
  'src/browser/roulette/roulette-page.ts',
  'src/browser/baccarat/baccarat-page.ts',
  'src/browser/duel/duel-page.ts',
  'src/browser/fish/fish-page.ts',
  'src/browser/book/book-page.ts',
  'src/browser/cockfight/cockfight-page.ts',
  'src/browser/lottery/digits-page.ts',
  'src/browser/lottery/balls-page.ts',
];

/**
 * `vite build` writes browser files to dist/public, `vite build --ssr` the server to dist/main.js.
 */
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
