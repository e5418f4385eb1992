import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compiledCatalogues } from '../../packages/client/build/compiled-catalogues.ts';
import { fileHashLength } from '../../packages/contract/page.ts';
import { languages } from '../../packages/domain/site/language.ts';
import { chunkGroups } from './build/chunks.ts';
import { compressedFiles } from './build/compressed-files.ts';
import { firstHtml } from './build/first-html.ts';
import { installableApp } from './build/installable-app.ts';
import { classesByName } from './build/named-classes.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const server = process.env.PAVILION_SERVER ?? 'http://127.0.0.1:3000';

export default defineConfig(({ isSsrBuild }) => ({
  root: here('.'),
  base: '/',
  plugins: [
    react(),
    classesByName(),
    compiledCatalogues(here('src/kit/language/fetch-catalogue.ts'), languages),
    firstHtml(here('build/starter.js')),
    installableApp(here('build/service-worker.js'), here('../../packages/screens/screens.ts')),
    compressedFiles(),
  ],
  css: { modules: { generateScopedName: '_[hash:base64:5]' } },
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    copyPublicDir: !isSsrBuild,
    manifest: !isSsrBuild,
    target: ['safari16.4', 'ios16.4', 'chrome111', 'firefox115'],
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    ...(!isSsrBuild && {
      rolldownOptions: {
        // Inlines constants such as class names and icon outlines in the chunk that uses them.
        optimization: { inlineConst: { mode: 'all', pass: 2 } },
        output: {
          codeSplitting: { groups: chunkGroups(here('src/entry-client.tsx')) },
          // Chunks list the files of others, whose hashes hardly compress: as short as can be, and
          // of few characters.
          hashCharacters: 'base36',
          chunkFileNames: `assets/[name]-[hash:${fileHashLength}].js`,
          assetFileNames: `assets/[name]-[hash:${fileHashLength}][extname]`,
        },
      },
    }),
  },
  // The server imports one file, so that it needs no package of the web app.
  ...(isSsrBuild && {
    ssr: { noExternal: true },
    define: { 'process.env.NODE_ENV': '"production"' },
  }),
  server: { proxy: { '/wps': server, '/lgw': server, '/art': server } },
}));
