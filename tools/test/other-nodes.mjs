import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { root, run } from '../run.mjs';
import { countOfCheck, countOfPlaywright, summary } from './counts.mjs';

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

/** Copies the source files to an isolated folder, as a clone would. */
async function cloneTo(folder) {
  const { code, output } = await run('git', ['ls-files', '-coz', '--exclude-standard']);
  if (code !== 0) throw new Error(`${output}\nThe files of the project could not be listed.`);
  for (const file of output.split('\0').filter(Boolean)) {
    const from = path.join(root, file);
    if (existsSync(from)) cpSync(from, path.join(folder, file));
  }
}

function journeyCount(report, { code }) {
  if (!existsSync(report)) return countOfCheck(code || 1);
  return countOfPlaywright(JSON.parse(readFileSync(report, 'utf8')), code);
}

/** Installs, builds and runs the first journey in a folder; stops at the first failure. */
async function playIn(folder, nodeFolder) {
  const PATH = `${nodeFolder}${path.delimiter}${process.env.PATH}`;
  const options = { cwd: folder, env: { ...withoutNpmSettings(), PATH } };
  const node = path.join(nodeFolder, 'node');
  const report = path.join(folder, '.cache/journey.json');

  const install = await run('npm', ['install', ...quiet], options);
  const isClean = install.code === 0 && !engineWarning.test(install.output);
  const counts = [countOfCheck(isClean ? 0 : 1)];
  let { output } = install;
  if (install.code === 0) {
    const built = await run(node, ['tools/build.mjs'], options);
    counts.push(countOfCheck(built.code));
    output += built.output;
    if (built.code === 0) {
      const cli = 'node_modules/@playwright/test/cli.js';
      const args = ['test', '--reporter=line,json', '--project=embedded', journey];
      const env = { ...options.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
      const played = await run(node, [cli, ...args], { ...options, env });
      counts.push(journeyCount(report, played));
      output += played.output;
    }
  }
  const { passed, failed, skipped } = summary(counts);
  return { passed, failed, skipped, output };
}

/** Checks that a clone of the project installs without a warning, builds and runs under a Node. */
export async function playUnder(version) {
  const nodeFolder = await folderOfNode(version);
  const folder = mkdtempSync(path.join(os.tmpdir(), `pavilion-node-${version}-`));
  try {
    await cloneTo(folder);
    return await playIn(folder, nodeFolder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
