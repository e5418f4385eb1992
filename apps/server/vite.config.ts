import { defineConfig } from 'vite';

/**
 * Builds one bundle of our own code for Node. Installed packages stay outside, except Kysely, whose
 * three hundred small files would be read at every start.
 */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  logLevel: 'warn',
  ssr: { noExternal: [/^@pavilion\//, 'kysely'] },
  build: {
    ssr: true,
    outDir: 'dist',
    emptyOutDir: true,
    target: 'node20',
    minify: false,
    sourcemap: true,
    rolldownOptions: {
      input: {
        main: 'src/main.ts',
        'embedded-worker': 'src/db/embedded/embedded-worker.ts',
      },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
});
