type Chunk = {
  file: string;
  name?: string;
  isEntry?: boolean;
  imports?: string[];
  css?: string[];
};
type Manifest = Record<string, Chunk>;

/** The manifest of the client's build, which runs first; without it a page has no files. */
const manifests = import.meta.glob<Manifest>('../../dist/client/.vite/manifest.json', {
  eager: true,
  import: 'default',
  exhaustive: true,
});
const sheets = import.meta.glob<string>('../../dist/client/assets/*.css', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const manifest: Manifest = Object.assign({}, ...Object.values(manifests)) as Manifest;
const entries = Object.entries(manifest);
const entryKey = entries.find(([, { isEntry }]) => isEntry === true)?.[0];
const keyOf = new Map(entries.map(([key, { name }]) => [name, key]));

export type PageFiles = {
  /** Paths of scripts: the program first, then all that it will import or fetch. */
  scripts: readonly string[];
  /** Paths of style sheets: those of the program first. */
  sheets: readonly string[];
};

/** The files of the program and of the named chunks, each once. */
export function pageFiles(names: readonly string[]): PageFiles {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const seen = new Set<string>();
  const collect = (key: string | undefined): void => {
    const chunk = key === undefined ? undefined : manifest[key];
    if (key === undefined || chunk === undefined || seen.has(key)) return;
    seen.add(key);
    scripts.add(`/${chunk.file}`);
    for (const imported of chunk.imports ?? []) collect(imported);
    for (const sheet of chunk.css ?? []) styles.add(sheet);
  };
  collect(entryKey);
  for (const name of names) collect(keyOf.get(name));
  return { scripts: [...scripts], sheets: [...styles] };
}

/**
 * The styles of a page, inlined. Links name their files to the loader of later parts, which would
 * fetch them again; their type keeps browsers from fetching them (Chromium fetches a `disabled` one
 * along with the banner).
 */
export function stylesInPage(files: readonly string[]): string {
  const text = files.map((file) => (sheets[`../../dist/client/${file}`] ?? '').trim()).join('');
  const named = files.map((file) => `<link rel="stylesheet" href="/${file}" type="text/plain">`);
  return `<style>${text}</style>${named.join('')}`;
}

/** Links to files that are not among `known`, so that the browser fetches them at once. */
export function preloadLinks(files: PageFiles, known: PageFiles): string {
  const scripts = files.scripts.filter((file) => !known.scripts.includes(file));
  const styles = files.sheets.filter((file) => !known.sheets.includes(file));
  return [
    ...styles.map((file) => `<link rel="preload" as="style" crossorigin href="/${file}">`),
    ...scripts.map((file) => `<link rel="modulepreload" href="${file}">`),
  ].join('');
}
