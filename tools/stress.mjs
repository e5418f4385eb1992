import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { build } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { root } from './run.mjs';
import { ensureChromium } from './test/chromium.mjs';
import { runPlaywright, runVitest } from './test/runners.mjs';

const usage = 'npm run stress -- FILE… [--times N] [--project NAME]';
const busy =
  'process.stdin.on("end", () => process.exit()).resume(); (function spin() {' +
  'const end = Date.now() + 50; while (Date.now() < end); setImmediate(spin); })();';

/** Runs all of the test files of vitest once for each round. */
async function repeatVitest(files, times, project) {
  const args = project === undefined ? files : ['--project', project, ...files];
  const rounds = [];
  for (let round = 1; round <= times; round += 1) {
    const { passed, failed, output } = await runVitest('stress', args);
    rounds.push({ runs: 1, failed: failed > 0 || passed === 0 ? 1 : 0, output });
    console.log(`${rounds.at(-1)?.failed === 0 ? 'ok    ' : 'FAILED'} run ${round} of ${times}`);
  }
  return rounds;
}

/** Runs every browser test `times` times, without retries. */
async function repeatBrowserTests(files, times, project) {
  ensureChromium();
  const args = [`--repeat-each=${times}`, '--retries=0', '--max-failures=0', ...files];
  if (project !== undefined) args.push(`--project=${project}`);
  const { passed, failed, output } = await runPlaywright('stress-browser-tests', args);
  return { runs: passed + failed, failed: passed + failed === 0 ? 1 : failed, output };
}

/** Runs test files many times while two loops keep processors busy; prints the first failure. */
async function stress(files, times, project) {
  const isOfSite = (file) => /^tests\/.*\.ts$/.test(file);
  const isBrowserTest = (file) => isOfSite(file) && !file.endsWith('.system.test.ts');
  if (files.some(isOfSite)) await build();
  const [browserTests, others] = [true, false].map((one) =>
    files.filter((file) => isBrowserTest(file) === one),
  );
  // A loop ends with its input, so however this process ends.
  const loops = [1, 2].map(() => spawn(process.execPath, ['-e', busy]));
  const results = others.length > 0 ? await repeatVitest(others, times, project) : [];
  if (browserTests.length > 0) results.push(await repeatBrowserTests(browserTests, times, project));
  for (const loop of loops) loop.kill('SIGKILL');
  const sum = (name) => results.reduce((total, result) => total + result[name], 0);
  const first = results.find(({ failed }) => failed > 0);
  if (first) console.log(`\n${first.output.trim()}\n`);
  console.log(`${sum('failed')} of ${sum('runs')} runs failed under load`);
  if (first) process.exitCode = 1;
}

process.chdir(root);
const { values, positionals } = parseArgs({
  options: { times: { type: 'string', default: '10' }, project: { type: 'string' } },
  allowPositionals: true,
});
const files = positionals.map((file) => file.replace(/^\.\//, ''));
const isRight = files.length > 0 && files.every((file) => existsSync(file));
if (isRight && Number(values.times) >= 1) {
  ensureInstalled();
  await stress(files, Number(values.times), values.project);
} else {
  console.error(`Say test files that are there, and how often: ${usage}`);
  process.exitCode = 1;
}
