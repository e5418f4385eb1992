// Prints the size of the tree as tables: npm run figures [-- --root <folder of another revision>]
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { importersOf, importGraph } from './arrows/import-graph.mjs';
import { fullFolders } from './budgets.mjs';
import { root as ownRoot } from './run.mjs';
import { sourceFiles } from './source-files.mjs';

const areas = /^(?:apps\/\w+|packages|tests|e2e|art|tools|bench)(?=\/)/;
const code = /^(?:apps|art|bench|e2e|packages|tests|tools)\/.*\.(?:[cm]?[jt]sx?|css|sql)$/;
const printed =
  /^apps\/(?:[^/]+\/public\/|server\/src\/db\/tables\.ts)|^packages\/contract\/(?:\w+-)?routes\.ts/;
const testFile = /\.(?:test|suite)\.[cm]?[jt]sx?$/;
/** What only tests use: their folders (`e2e` in older revisions), and fixtures beside the code. */
const forTests = /^(?:tests|e2e)\/|^apps\/[^/]+\/test\/|\/testing\/|\.fixture\./;

const support = /^(?:tests\/support|e2e\/fixtures)\/|\/testing\/|\.fixture\.|-harness\./;

const { values } = parseArgs({ options: { root: { type: 'string', default: ownRoot } } });
const root = path.resolve(values.root);
const all = sourceFiles(root);
const files = all
  .filter((file) => code.test(file) && !printed.test(file))
  .map((file) => {
    const [area] = areas.exec(file) ?? ['other'];
    const lines = readFileSync(path.join(root, file), 'utf8').trimEnd().split('\n').length;
    return { file, area, lines, isTest: testFile.test(file) || forTests.test(file) };
  });
const graph = importGraph(root, all);

const sum = (list) => list.reduce((total, { lines }) => total + lines, 0);
const row = (...cells) => `| ${cells.join(' | ')} |`;

const rowOf = (name, isOwn) => {
  const own = files.filter(isOwn);
  const [product, tests] = [false, true].map((one) => own.filter(({ isTest }) => isTest === one));
  return row(name, product.length, sum(product), tests.length, sum(tests));
};

/** Files that import each other: what is left when files without an import or importer are gone. */
function filesInCycles() {
  const importers = importersOf(graph, () => false);
  const left = new Set(graph.keys());
  const isBetween = (file) =>
    graph.get(file).some(({ target }) => left.has(target)) &&
    [...(importers.get(file) ?? [])].some((one) => left.has(one));
  for (let before = -1; before !== left.size;) {
    before = left.size;
    for (const file of left) if (!isBetween(file)) left.delete(file);
  }
  return left.size;
}

/** Short files of code with one importer, which could be a part of it. */
function shortFiles() {
  const importers = importersOf(graph, (file) => testFile.test(file));
  const isShort = ({ file, lines }) => lines <= 25 && !/\.(?:css|sql|d\.ts)$/.test(file);
  return files.filter((one) => isShort(one) && !one.isTest && importers.get(one.file)?.size === 1);
}

const bySize = files.toSorted((one, other) => one.lines - other.lines);
const at = (share) => bySize[Math.floor((bySize.length - 1) * share)];
const climbing = [...graph.values()]
  .flat()
  .filter(({ specifier }) => /^(?:\.\.\/){3}/.test(specifier));
console.log(row('Area', 'Files', 'Lines', 'Test files', 'Test lines'));
console.log(row('---', '---', '---', '---', '---'));
for (const name of new Set(files.map(({ area }) => area))) {
  console.log(rowOf(name, ({ area }) => area === name));
}
console.log(`${rowOf('all', () => true)}\n\n${row('Measure', 'Value')}\n${row('---', '---')}`);
const measures = {
  'median lines of a file': at(0.5).lines,
  'nine of ten files have at most': at(0.9).lines,
  'largest file': `${at(1).lines} (${at(1).file})`,
  'folders with more than 25 files': fullFolders(all).length,
  'imports that climb three folders': climbing.length,
  'files in import cycles': filesInCycles(),
  'files of 25 lines or fewer with one importer': shortFiles().length,
  'lines of test support': sum(
    files.filter(({ file }) => support.test(file) && !testFile.test(file)),
  ),
};
for (const [name, value] of Object.entries(measures)) console.log(row(name, value));
