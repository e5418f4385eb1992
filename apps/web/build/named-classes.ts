import type { Plugin } from 'vite';

const sheet = /\.module\.css$/;
const sheetImport = /import (\w+) from (["'][^"']+\.module\.css["'])/g;

/** Reads the classes of a sheet one by one, where the module names each that it uses. */
export function namedClasses(code: string): string {
  return code.replace(sheetImport, (whole, name: string, file: string) => {
    const uses = code.matchAll(new RegExp(`(?<![\\w$/'"-]|[^.]\\.)${name}\\b(.?)`, 'g'));
    const others = [...uses].filter(([, next]) => next !== '.');
    // The import itself is the one other use.
    return others.length === 1 ? `import * as ${name} from ${file}` : whole;
  });
}

type Bundle = Record<string, { type: string; modules?: Readonly<Record<string, unknown>> }>;

/** Sheets that the build has read, but that stand in none of its chunks. */
export function lostSheets(read: Iterable<string>, bundle: Bundle): string[] {
  const kept = new Set(Object.values(bundle).flatMap(({ modules = {} }) => Object.keys(modules)));
  return [...read].filter((id) => sheet.test(id) && !kept.has(id));
}

/**
 * The default export of a sheet is an object with the name of every class, which no bundler takes
 * apart. Read one by one, a class stands where it is used, and its long name nowhere.
 */
export function classesByName(): Plugin {
  return {
    name: 'pavilion:classes-by-name',
    apply: 'build',
    enforce: 'post',
    transform(code, id) {
      // Its styles are needed also where every name of it has been put in place.
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
