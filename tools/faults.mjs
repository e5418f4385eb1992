import { build } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { root, run } from './run.mjs';

/** Runs every fault of tests/server/faults one after another, or those named as arguments. */
async function faults(names) {
  ensureInstalled();
  await build();
  const args = ['--import', 'tsx', 'tests/server/faults/all-faults.ts', ...names];
  const { code } = await run(process.execPath, args, { echo: true, cwd: root });
  if (code !== 0) throw new Error('The site did not withstand every fault, see above.');
}

try {
  await faults(process.argv.slice(2));
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
