import type { Plugin } from 'vite';

const sheet = /\.module\.css$/;
const sheetImport = /import (\w+) from (["'][^"']+\.module\.css["'])/g;

/** Imports the classes of a sheet one by one, where the module names each that it uses. */
export function namedClasses(code: string): string {
  return code.replace(sheetImport, (whole, name: string, file: string) => {
    const uses = code.matchAll(new RegExp(`(?<![\\w$/'"-]|[^.]\\.)${name}\\b(.?)`, 'g'));
    const others = [...uses].filter(([, next]) => next !== '.');
    // Only the import itself uses the name otherwise.
    return others.length === 1 ? `import * as ${name} from ${file}` : whole;
  });
}

type Bundle = Record<string, { type: string; modules?: Readonly<Record<string, unknown>> }>;

/** Style sheets that the build has read but that are in none of its chunks. */
export function lostSheets(read: Iterable<string>, bundle: Bundle): string[] {
  const kept = new Set(Object.values(bundle).flatMap(({ modules = {} }) => Object.keys(modules)));
  return [...read].filter((id) => sheet.test(id) && !kept.has(id));
}

/**
 * Imports the classes of style sheets one by one. The default export of a sheet is an object of all
 * class names, which no bundler can split; imported by name, each is inlined where it is used.
 */
export function classesByName(): Plugin {
  return {
    name: 'pavilion:classes-by-name',
    apply: 'build',
    enforce: 'post',
    transform(code, id) {
      // Keeps the sheet even when every one of its names has been inlined.
      if (sheet.test(id)) return { code, map: null, moduleSideEffects: 'no-treeshake' };
      if (!/\/(?:src|packages\/ui)\/.+\.tsx?$/.test(id)) return null;
      const changed = namedClasses(code);
      return changed === code ? null : { code: changed, map: null };
    },
    generateBundle(_, bundle) {
      const [lost] = lostSheets(this.getModuleIds(), bundle);
      if (lost !== undefined) this.error(`The styles of ${lost} are in no chunk.`);
    },
  };
}
