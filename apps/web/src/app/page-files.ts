type Manifest = Record<string, { file: string; name?: string; imports?: string[]; css?: string[] }>;

/** Written by the build of the client, which runs first; without one nothing is preloaded. */
const manifests = import.meta.glob<Manifest>('../../dist/client/.vite/manifest.json', {
  eager: true,
  import: 'default',
  exhaustive: true,
});
const manifest: Manifest = Object.assign({}, ...Object.values(manifests)) as Manifest;
const keyOf = new Map(Object.entries(manifest).map(([key, { name = '' }]) => [name, key]));
/** In the page itself. */
const inlined = /\/(first|parts|games|home)-[\w-]+\.css$/;

function collect(key: string, files: Set<string>, seen: Set<string>): void {
  const chunk = manifest[key];
  if (!chunk || seen.has(key)) return;
  seen.add(key);
  files.add(chunk.file);
  for (const sheet of chunk.css ?? []) if (!inlined.test(sheet)) files.add(sheet);
  for (const imported of chunk.imports ?? []) collect(imported, files, seen);
}

/** Links to all files of the named chunks, so that the browser asks for them at once. */
export function preloadLinks(names: readonly string[]): string {
  const files = new Set<string>();
  const seen = new Set<string>();
  for (const name of names) {
    const key = keyOf.get(name);
    if (key !== undefined) collect(key, files, seen);
  }
  return [...files]
    .map((file) =>
      file.endsWith('.css')
        ? `<link rel="preload" as="style" crossorigin href="/${file}">`
        : `<link rel="modulepreload" href="/${file}">`,
    )
    .join('');
}
