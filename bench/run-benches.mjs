import { readdirSync } from 'node:fs';
import path from 'node:path';
import { build } from '../tools/build.mjs';
import { ensureInstalled } from '../tools/install.mjs';
import { commandOf, root, run } from '../tools/run.mjs';
import { ensureChromium } from '../tools/test/chromium.mjs';

const tsx = (file) => ({ command: process.execPath, args: ['--import', 'tsx', file] });
// A bench with a browser is a test of vitest's project `bench`; each runs alone.
const vitest = (file) => ({
  command: commandOf('vitest'),
  args: ['run', '--project', 'bench', '--no-file-parallelism', file],
});

/** Every bench: its file, the names that select it, and its program. */
function allBenches() {
  const programs = readdirSync(path.join(root, 'bench'))
    .filter((name) => name.endsWith('.bench.ts'))
    .map((name) => ({ file: `bench/${name}`, names: [name.replace('.bench.ts', '')], how: tsx }));
  const tests = readdirSync(path.join(root, 'tests'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.bench.test.ts'))
    .map((name) => {
      const names = [path.basename(path.dirname(name)), path.basename(name, '.bench.test.ts')];
      return { file: `tests/${name}`, names, how: vitest };
    });
  return [...programs, ...tests];
}

/** Runs all benches one after another, or those named; throws the names of those that missed. */
async function bench(wanted) {
  const benches = allBenches();
  const unknown = wanted.filter((name) => !benches.some(({ names }) => names.includes(name)));
  if (unknown.length > 0) {
    const known = [...new Set(benches.flatMap(({ names }) => names))].join(', ');
    throw new Error(`There is no bench ${unknown.join(', ')}, but ${known}.`);
  }
  ensureInstalled();
  await build();
  const chosen = benches.filter(
    ({ names }) => wanted.length === 0 || names.some((name) => wanted.includes(name)),
  );
  if (chosen.some(({ how }) => how === vitest)) ensureChromium();
  const missed = [];
  for (const { file, how } of chosen) {
    const { command, args } = how(file);
    const { code } = await run(command, args, { echo: true });
    if (code !== 0) missed.push(file);
  }
  if (missed.length > 0) throw new Error(`Missed, see above: ${missed.join(', ')}.`);
}

try {
  await bench(process.argv.slice(2));
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
