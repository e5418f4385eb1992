import path from 'node:path';

const routesFile = 'apps/web/src/app/routes.tsx';
const lazyScreen = /const (\w+) = lazyPart\([^;]*?import\('([^']+)'\)/g;
const readyScreen = /const (\w+) = readyPart\((\w+)\)/g;
const route = /paths: (\[[^\]]+\]|\w+), screen: (\w+)/g;
const address = /'(\/m\/[\w/.]+)/g;

/** Paths that a source writes down, without what stands in their place of `:name`. */
const pathsIn = (source) => new Set([...source.matchAll(address)].map(([, one]) => one));

/** The file of a screen that the routes import at their top. */
function importedFrom(source, name) {
  return new RegExp(`import \\{ ${name} \\} from '([^']+)'`).exec(source)?.[1];
}

/** The paths of each screen of the web: a map from its file, read from the table of routes. */
export function screensOf(read) {
  const source = read(routesFile);
  const files = new Map();
  const place = (specifier) => path.posix.join(path.posix.dirname(routesFile), specifier);
  for (const [, name, specifier] of source.matchAll(lazyScreen)) files.set(name, place(specifier));
  for (const [, name, component] of source.matchAll(readyScreen)) {
    const specifier = importedFrom(source, component);
    if (specifier) files.set(name, place(specifier));
  }
  const screens = new Map();
  for (const [, paths, name] of source.matchAll(route)) {
    const file = files.get(name);
    if (file === undefined) continue;
    const found = paths === 'homePaths' ? new Set(['/m/home']) : pathsIn(paths);
    screens.set(file, new Set([...(screens.get(file) ?? []), ...found]));
  }
  return screens;
}

/** The stories that open a path of each screen: `{ file, stories }`, those of few paths first. */
export function storiesOfScreens(screens, storyFiles, read) {
  const opened = storyFiles.map((file) => ({ file, paths: pathsIn(read(file)) }));
  opened.sort((one, other) => one.paths.size - other.paths.size);
  return [...screens].map(([file, paths]) => ({
    file,
    stories: opened
      .filter((story) => [...paths].some((one) => story.paths.has(one)))
      .map((story) => story.file),
  }));
}
