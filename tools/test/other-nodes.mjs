import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { root, run } from '../run.mjs';
import { countOfCheck, countOfPlaywright, summary } from './counts.mjs';

/** The oldest version that the project promises, and the two newest that are kept for long. */
export const nodeVersions = ['20.19.0', '24.21.0', '26.10.0'];

const journey = 'e2e/journeys/first-journey.test.ts';
const quiet = ['--no-audit', '--no-fund'];
const engineWarning = /EBADENGINE/;

/** What an npm that runs this tells its children, which an npm of their own must not take over. */
function withoutNpmSettings() {
  const names = Object.keys(process.env).filter((name) => /^npm_/i.test(name));
  return Object.fromEntries(names.map((name) => [name, undefined]));
}

/** The folder of that Node's program, fetched once from npm's packages of it for each system. */
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

/** Copies what people write to a folder that nothing else is near, as a clone would be. */
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

/** Installs, builds and plays the first journey in a folder; stops at what fails. */
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

/** Whether a clone of the project installs without a warning, builds and plays under a Node. */
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
