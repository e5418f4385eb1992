import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { root, run } from '../run.mjs';
import { sourceFiles } from '../source-files.mjs';

/** The oldest version that the project supports, and the two newest with long-term support. */
export const nodeVersions = ['20.19.0', '24.21.0', '26.10.0'];

const journey = 'tests/web/first-journey.test.ts';
const quiet = ['--no-audit', '--no-fund'];
const engineWarning = /EBADENGINE/;

/** The environment without the npm_ variables of a parent npm, which would affect another npm. */
function withoutNpmSettings() {
  const names = Object.keys(process.env).filter((name) => /^npm_/i.test(name));
  return Object.fromEntries(names.map((name) => [name, undefined]));
}

/** The folder of that Node, fetched once from its npm package. */
async function folderOfNode(version) {
  const prefix = path.join(root, '.cache/nodes', version);
  const name = `node-${process.platform}-${process.arch}`;
  const folder = path.join(prefix, 'node_modules', name, 'bin');
  if (existsSync(path.join(folder, 'node'))) return folder;
  const args = ['install', '--prefix', prefix, '--no-save', ...quiet, `${name}@${version}`];
  const { code, output } = await run('npm', args, { env: withoutNpmSettings() });
  if (code !== 0) throw new Error(`${output}\nNode ${version} could not be fetched, see above.`);
  return folder;
}

/** Installs, builds and runs the first journey in a folder; stops at the first failure. */
async function playIn(folder, nodeFolder) {
  const PATH = `${nodeFolder}${path.delimiter}${process.env.PATH}`;
  const options = { cwd: folder, env: { ...withoutNpmSettings(), PATH } };
  const playwright = 'node_modules/@playwright/test/cli.js';
  const node = path.join(nodeFolder, 'node');
  const commands = [
    ['npm', 'install', ...quiet],
    [node, 'tools/build.mjs'],
    [node, playwright, 'test', '--reporter=line', '--project=embedded', journey],
  ];
  let output = '';
  let passed = 0;
  for (const [command, ...args] of commands) {
    const result = await run(command, args, options);
    output += result.output;
    if (result.code !== 0 || engineWarning.test(result.output)) break;
    passed += 1;
  }
  return { passed, failed: passed === commands.length ? 0 : 1, skipped: 0, output };
}

/** Checks that a clone of the project installs without a warning, builds and runs under a Node. */
export async function playUnder(version) {
  const nodeFolder = await folderOfNode(version);
  const folder = mkdtempSync(path.join(os.tmpdir(), `pavilion-node-${version}-`));
  try {
    for (const file of sourceFiles()) cpSync(path.join(root, file), path.join(folder, file));
    return await playIn(folder, nodeFolder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
