import type { Plugin } from 'vite';
import { readIcon } from './icon-set.ts';

const prefix = 'icon:';
const loaded = '\0icon:';

/** Resolves `import { icon } from 'icon:<set>/<name>'` to the drawing of that one icon. */
export function iconModules(): Plugin {
  return {
    name: 'icon-modules',
    resolveId: (id) => (id.startsWith(prefix) ? loaded + id.slice(prefix.length) : null),
    load: (id) => {
      if (!id.startsWith(loaded)) return null;
      const [setName = '', name = ''] = id.slice(loaded.length).split('/');
      return `export const icon = ${JSON.stringify(readIcon(setName, name))};`;
    },
  };
}
