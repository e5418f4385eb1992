import path from 'node:path';

const tableFile = 'packages/screens/screens.ts';
const sources = 'apps/web/src';
const codeFile = `${sources}/app/screens.tsx`;
const homeFile = 'apps/web/src/features/home/HomeScreen.tsx';
const row =
  /^ {2}'?([\w-]+)'?: \{\s*(?:\.{3}\w+,\s*)?path: ('[^']+'),(?:\s*aliases: (\[[^\]]+\]))?/gm;
const ownCode = /([\w-]+)'?(?: =|:) lazyComponent\([^;]*?import\('([^']+)'\)/g;
const sharedCode = /^ {2}'?([\w-]+)'?: (\w+),$/gm;
const address = /'(\/m\/[\w/.-]+)/g;

/** The paths in a source text, each up to its first parameter. */
const pathsIn = (source) => new Set([...source.matchAll(address)].map(([, one]) => one));

/** The file of the code of each screen by its id; of code that screens share, by its own name. */
function filesOfCode(source) {
  const files = new Map([['home', homeFile]]);
  for (const [, name, specifier] of source.matchAll(ownCode)) {
    const folder = specifier.startsWith('#') ? sources : path.posix.dirname(codeFile);
    files.set(name, path.posix.join(folder, specifier.replace(/^#/, '')));
  }
  for (const [, id, name] of source.matchAll(sharedCode)) {
    const file = files.get(name);
    if (file !== undefined) files.set(id, file);
  }
  return files;
}

/**
 * The paths of each screen of the web, as a map from its file. Reads the table of screens as text,
 * since the Node that runs this may not support TypeScript.
 */
export function screensOf(read) {
  const files = filesOfCode(read(codeFile));
  const screens = new Map();
  for (const [, id, own, aliases = ''] of read(tableFile).matchAll(row)) {
    const file = files.get(id) ?? files.get('coming');
    if (file === undefined) continue;
    screens.set(file, new Set([...(screens.get(file) ?? []), ...pathsIn(own + aliases)]));
  }
  return screens;
}

/** The browser tests of each screen: `{ file, browserTests }`, those that open few paths first. */
export function testsOfScreens(screens, testFiles, read) {
  const opened = testFiles.map((file) => ({ file, paths: pathsIn(read(file)) }));
  opened.sort((one, other) => one.paths.size - other.paths.size);
  return [...screens].map(([file, paths]) => ({
    file,
    browserTests: opened
      .filter((browserTest) => [...paths].some((one) => browserTest.paths.has(one)))
      .map((browserTest) => browserTest.file),
  }));
}
