import { runnerImport, type Plugin } from 'vite';
import type { Language } from '@pavilion/domain/site/language';
import type { FetchCatalogue } from '../language/catalogue.ts';

type Source = { fetchCatalogue: FetchCatalogue };

const prefix = 'virtual:catalogue/';
const own: readonly Language[] = ['EN', 'TY'];

/** Code that fetches the chunk of a language, or first the chunk that knows the other languages. */
function fetchingCode(languages: readonly Language[], hasOthers = false): string {
  const imports = languages.map((one) => `${one}: () => import('${prefix}${one}')`);
  const others = ` ?? import('${prefix}others').then((one) => one.fetchCatalogue(language))`;
  return `const imports = { ${imports.join(', ')} };
export const fetchCatalogue = (language) => imports[language]?.()${hasOthers ? others : ''};`;
}

/**
 * Compiles messages during the build: the browser gets data in one chunk per language, and no
 * compiler. `file` is the module that exports `fetchCatalogue`. Few visitors read a language other
 * than EN and TY, so the first load does not list the chunks of those.
 */
export function compiledCatalogues(file: string, languages = own): Plugin {
  const others = languages.filter((one) => !own.includes(one));
  let source: ReturnType<typeof runnerImport<Source>> | undefined;
  return {
    name: 'pavilion:compiled-catalogues',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : null),
    async load(id) {
      if (id === file) return fetchingCode(own, others.length > 0);
      if (!id.startsWith(`\0${prefix}`)) return null;
      const name = id.slice(prefix.length + 1) as Language | 'others';
      if (name === 'others') return fetchingCode(others);
      source ??= runnerImport<Source>(file);
      const { module, dependencies } = await source;
      for (const dependency of dependencies) this.addWatchFile(dependency);
      const { messages } = await module.fetchCatalogue(name);
      return `export const messages = JSON.parse(${JSON.stringify(JSON.stringify(messages))});`;
    },
  };
}
