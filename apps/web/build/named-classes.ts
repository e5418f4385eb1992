import type { Plugin } from 'vite';

const sheetImport = /import (\w+) from (["'][^"']+\.module\.css["'])/g;

/** Reads the classes of a sheet one by one, where the module names each that it uses. */
export function namedClasses(code: string): string {
  return code.replace(sheetImport, (whole, name: string, sheet: string) => {
    const uses = code.matchAll(new RegExp(`(?<![\\w$/'"-]|[^.]\\.)${name}\\b(.?)`, 'g'));
    const others = [...uses].filter(([, next]) => next !== '.');
    // The import itself is the one other use.
    return others.length === 1 ? `import * as ${name} from ${sheet}` : whole;
  });
}

/**
 * The default export of a sheet is an object with the name of every class, which no bundler takes
 * apart. Read one by one, a class stands where it is used, and its long name nowhere.
 */
export function classesByName(): Plugin {
  return {
    name: 'pavilion:classes-by-name',
    apply: 'build',
    transform(code, id) {
      if (!/\/src\/.+\.tsx?$/.test(id)) return null;
      const changed = namedClasses(code);
      return changed === code ? null : { code: changed, map: null };
    },
  };
}
