import type { Plugin } from 'vite';

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
