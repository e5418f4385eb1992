import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { commandOf, root, run } from './run.mjs';

/** One configuration for each environment that code runs in. */
const projects = [
  'packages/tsconfig.rules.json',
  'packages/tsconfig.contract.json',
  'packages/tsconfig.browser.json',
  'packages/tsconfig.tests.json',
  'apps/server/tsconfig.json',
  'apps/web/tsconfig.browser.json',
  'apps/web/tsconfig.node.json',
  'apps/console/tsconfig.browser.json',
  'apps/console/tsconfig.node.json',
  'apps/sandbox/tsconfig.node.json',
  'apps/sandbox/tsconfig.browser.json',
  'tsconfig.node.json',
  'tsconfig.scripts.json',
];

const noInputs = 'error TS18003';
const atOnce = 2;

async function check(project) {
  const stamp = path.join(root, '.cache/types', `${project.replaceAll('/', '-')}.tsbuildinfo`);
  const { code, output } = await run(commandOf('tsc'), [
    '-p',
    project,
    '--incremental',
    '--tsBuildInfoFile',
    stamp,
  ]);
  const empty = output.includes(noInputs);
  return { project, failed: code !== 0 && !empty, output };
}

async function checkAll() {
  mkdirSync(path.join(root, '.cache/types'), { recursive: true });
  const waiting = projects.filter((project) => existsSync(path.join(root, project)));
  const results = [];
  const worker = async () => {
    for (let project = waiting.shift(); project; project = waiting.shift()) {
      results.push(await check(project));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return results.filter((result) => result.failed);
}

const failures = await checkAll();
// A file that several configurations share is reported once.
const lines = new Set(failures.flatMap((failure) => failure.output.trimEnd().split('\n')));
for (const line of lines) console.log(line);
if (failures.length > 0) {
  console.error(`Types: errors under ${failures.map((failure) => failure.project).join(', ')}.`);
  process.exitCode = 1;
}
