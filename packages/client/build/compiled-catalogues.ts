import { runnerImport, type Plugin } from 'vite';

/** A module of an app with the messages of one language. */
const catalogueFile = /\/src\/kit\/catalogues\/(?!compile)[\w-]+\.ts$/;

/** Compiles the messages while building; the browser gets data and no compiler. */
export function compiledCatalogues(): Plugin {
  return {
    name: 'pavilion:compiled-catalogues',
    apply: 'build',
    enforce: 'pre',
    async load(id) {
      if (!catalogueFile.test(id)) return null;
      const { module, dependencies } = await runnerImport<{ messages: unknown }>(id);
      for (const file of dependencies) this.addWatchFile(file);
      const text = JSON.stringify(JSON.stringify(module.messages));
      return `export const messages = JSON.parse(${text});`;
    },
  };
}
