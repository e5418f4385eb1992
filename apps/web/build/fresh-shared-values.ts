import type { Plugin } from 'vite';

/**
 * For tests of components, which share one page: puts a `sharedValue` in place of the product's
 * that every test begins anew.
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
