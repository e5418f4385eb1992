import type { Plugin } from 'vite';

const picture = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>';

/** For component tests: serves an empty picture in place of each of the site's. */
export function noPictures(): Plugin {
  return {
    name: 'pavilion:no-pictures',
    configureServer(server) {
      server.middlewares.use('/art', (_request, response) => {
        response.setHeader('Content-Type', 'image/svg+xml');
        response.end(picture);
      });
    },
  };
}

/**
 * For component tests, which share one page: replaces the product's `sharedValue` by one that every
 * test begins with its initial value.
 */
export function freshSharedValues(product: string, substitute: string): Plugin {
  return {
    name: 'pavilion:fresh-shared-values',
    enforce: 'pre',
    async resolveId(specifier, importer) {
      const isOther = !specifier.endsWith('shared-value.ts') || importer?.startsWith(substitute);
      if (isOther) return null;
      const found = await this.resolve(specifier, importer, { skipSelf: true });
      return found?.id === product ? substitute : found;
    },
  };
}
