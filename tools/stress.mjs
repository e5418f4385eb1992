import { fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from './build.mjs';
import { ensureChromium } from './chromium.mjs';
import { ensureInstalled } from './install.mjs';
import { root } from './run.mjs';
import { isBrowserTest, readOptions } from './stress/read-options.mjs';
import { runPlaywright, runVitest } from './test/runners.mjs';

const loopCount = 2;

/** Keeps two processors busy while `work` runs, and frees them however it ends. */
async function underLoad(work) {
  const program = fileURLToPath(new URL('./stress/busy-loop.mjs', import.meta.url));
  const loops = Array.from({ length: loopCount }, () => fork(program));
  const end = () => loops.forEach((loop) => loop.kill('SIGKILL'));
  const leave = () => process.exit(130);
  process.on('exit', end);
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, leave);
  try {
    return await work();
  } finally {
    end();
    process.off('exit', end);
  }
}

/** Runs all of the test files of vitest once for each round. */
async function repeatVitest(files, { times, project }) {
  const outputs = [];
  const projects = project === undefined ? [] : ['--project', project];
  for (let round = 1; round <= times; round += 1) {
    const { passed, failed, output } = await runVitest('stress', [...projects, ...files]);
    const isGood = failed === 0 && passed > 0;
    if (!isGood) outputs.push(output);
    console.log(`${isGood ? 'ok    ' : 'FAILED'} run ${round} of ${times}`);
  }
  return { runs: times, failed: outputs.length, output: outputs[0] ?? '' };
}

/** Runs every browser test `times` times, without retries. */
async function repeatBrowserTests(files, { times, project }) {
  const projects = project === undefined ? [] : [`--project=${project}`];
  const args = [`--repeat-each=${times}`, '--retries=0', '--max-failures=0', ...projects, ...files];
  const { passed, failed, output } = await runPlaywright('stress-browser-tests', args);
  const none = passed + failed === 0;
  return { runs: passed + failed, failed: none ? 1 : failed, output };
}

async function stress({ files, times, project }) {
  const options = { times, project };
  const browserTests = files.filter(isBrowserTest);
  const others = files.filter((file) => !isBrowserTest(file));
  if (browserTests.length > 0) ensureChromium();
  if (files.some((file) => file.startsWith('tests/'))) await build();
  return underLoad(async () => [
    ...(others.length > 0 ? [await repeatVitest(others, options)] : []),
    ...(browserTests.length > 0 ? [await repeatBrowserTests(browserTests, options)] : []),
  ]);
}

try {
  process.chdir(root);
  const options = readOptions(process.argv.slice(2), existsSync);
  ensureInstalled();
  const results = await stress(options);
  const first = results.find(({ failed }) => failed > 0);
  if (first) console.log(`\n${first.output.trim()}\n`);
  const total = (name) => results.reduce((sum, result) => sum + result[name], 0);
  console.log(`${total('failed')} of ${total('runs')} runs failed under load`);
  if (first) process.exitCode = 1;
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
