import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compiledCatalogues } from '../../packages/client/build/compiled-catalogues.ts';

const server = process.env.PAVILION_SERVER ?? 'http://127.0.0.1:3000';

export default defineConfig({
  root: import.meta.dirname,
  base: '/console/',
  logLevel: 'warn',
  plugins: [react(), compiledCatalogues(join(import.meta.dirname, 'src/kit/fetch-catalogue.ts'))],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    manifest: true,
    target: ['safari16.4', 'chrome111', 'firefox115'],
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
  server: { proxy: { '/operator': server } },
});
