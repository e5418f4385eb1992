import { existsSync } from 'node:fs';
import path from 'node:path';
import { freshness } from './build/freshness.mjs';
import { ensureInstalled } from './install.mjs';
import { commandOf, root, run } from './run.mjs';

const shared = ['packages', 'package-lock.json', 'tsconfig.base.json'];

/** The steps in order; a step is left out when a file that it `needs` is missing. */
const steps = [
  {
    name: 'art',
    needs: 'art/build.ts',
    inputs: ['art', 'apps/sandbox/src/arcade/catalogue', 'site', 'package-lock.json'],
    outputs: ['apps/web/public/art/manifest.json'],
    commands: [{ command: process.execPath, args: ['--import', 'tsx', 'art/build.ts'] }],
  },
  {
    name: 'web',
    needs: 'apps/web/vite.config.ts',
    inputs: ['apps/web', ...shared],
    outputs: ['apps/web/dist/client/index.html', 'apps/web/dist/server/entry-server.js'],
    commands: [
      vite('apps/web'),
      vite('apps/web', '--ssr', 'src/entry-server.tsx', '--outDir', 'dist/server'),
    ],
  },
  {
    name: 'console',
    needs: 'apps/console/vite.config.ts',
    inputs: ['apps/console', ...shared],
    outputs: ['apps/console/dist/index.html'],
    commands: [vite('apps/console')],
  },
  {
    name: 'server',
    needs: 'apps/server/src/main.ts',
    inputs: ['apps/server', ...shared],
    outputs: ['apps/server/dist/main.js'],
    commands: [vite('apps/server')],
  },
  {
    name: 'sandbox',
    needs: 'apps/sandbox/src/main.ts',
    inputs: ['apps/sandbox', 'package-lock.json', 'tsconfig.base.json'],
    outputs: ['apps/sandbox/dist/main.js'],
    commands: [vite('apps/sandbox'), vite('apps/sandbox', '--ssr')],
  },
];

function vite(workspace, ...args) {
  return { command: commandOf('vite'), args: ['build', ...args], cwd: path.join(root, workspace) };
}

// NODE_ENV decides which React is bundled: a build always takes the production one.
const env = { NODE_ENV: 'production' };

async function runStep({ name, commands }) {
  console.log(`Building ${name} …`);
  for (const { command, args, cwd } of commands) {
    const { code, output } = await run(command, args, { cwd, env });
    if (code !== 0) throw new Error(`${output.trim()}\nBuilding ${name} failed, see above.`);
  }
}

/** Runs the steps that are not up to date; `only` names the steps to consider. */
export async function build(only = steps.map((step) => step.name)) {
  for (const step of steps) {
    if (!only.includes(step.name) || !existsSync(path.join(root, step.needs))) continue;
    const state = freshness(root, step);
    if (state.isFresh()) continue;
    const snapshot = state.snapshot();
    await runStep(step);
    state.keep(snapshot);
  }
}

if (process.argv[1] === import.meta.filename) {
  try {
    ensureInstalled();
    await build(process.argv.length > 2 ? process.argv.slice(2) : undefined);
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
