import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { commandOf, root, run } from './run.mjs';

/** One configuration for each environment that code runs in. */
const projects = [
  ...['rules', 'contract', 'browser', 'tests'].map((name) => `packages/tsconfig.${name}.json`),
  'apps/server/tsconfig.json',
  ...['web', 'console', 'sandbox'].flatMap((app) =>
    ['browser', 'node'].map((name) => `apps/${app}/tsconfig.${name}.json`),
  ),
  'tsconfig.node.json',
  'tsconfig.scripts.json',
];

async function check(project) {
  const stamp = path.join(root, '.cache/types', `${project.replaceAll('/', '-')}.tsbuildinfo`);
  const args = ['-p', project, '--incremental', '--tsBuildInfoFile', stamp];
  const { code, output } = await run(commandOf('tsc'), args);
  if (code === 0) return;
  process.exitCode = 1;
  for (const line of output.trimEnd().split('\n')) errors.add(line);
}

/** A file that several configurations share is reported once. */
const errors = new Set();
mkdirSync(path.join(root, '.cache/types'), { recursive: true });
const waiting = projects.filter((project) => existsSync(path.join(root, project)));
const worker = async () => {
  for (let project = waiting.shift(); project; project = waiting.shift()) await check(project);
};
await Promise.all([worker(), worker()]);
for (const line of errors) console.log(line);
