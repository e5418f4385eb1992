import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { changedFiles } from './check/changed-files.mjs';
import { chooseTests } from './check/choose-tests.mjs';
import { importersOfFiles } from './check/import-graph.mjs';
import { screensOf, testsOfScreens } from './check/screens.mjs';
import { ensureChromium } from './chromium.mjs';
import { ensureInstalled } from './install.mjs';
import { commandOf, root } from './run.mjs';
import { sourceFiles } from './source-files.mjs';
import { summary } from './test/counts.mjs';
import { printStep } from './test/gate.mjs';
import { runSteps } from './test/run-steps.mjs';
import { runCheck, runPlaywright, runVitest } from './test/runners.mjs';
import { projectArguments, vitestProjects } from './test/vitest-projects.mjs';

const formatted = /\.(?:[cm]?[jt]sx?|json|css|md|html|ya?ml)$/;
const linted = /\.[cm]?[jt]sx?$/;
const browserTest = /^tests\/web\/.*(?<!\.system|\.bench)\.test\.ts$/;
const typed = /\.(?:[cm]?[jt]sx?|json)$/;

function read(file, otherwise) {
  const place = path.join(root, file);
  return existsSync(place) ? readFileSync(place, 'utf8') : otherwise;
}

function screensWithTests() {
  const browserTests = sourceFiles().filter((file) => browserTest.test(file));
  const readText = (file) => read(file, '');
  return testsOfScreens(screensOf(readText), browserTests, readText);
}

function check(title, lane, command, args) {
  return { title, lane, run: () => runCheck(command, args) };
}

function tool(title, lane, file) {
  return check(title, lane, process.execPath, [`tools/${file}`]);
}

/** The checks that do not run the product. */
function staticSteps(changed) {
  const [toFormat, toLint] = [formatted, linted].map((kind) =>
    changed.filter((file) => kind.test(file)),
  );
  const format = ['--check', '--no-error-on-unmatched-pattern', ...toFormat];
  return [
    ...(toFormat.length > 0 ? [check('format', 'checks', commandOf('oxfmt'), format)] : []),
    ...(toLint.length > 0 ? [check('lint', 'checks', commandOf('oxlint'), toLint)] : []),
    ...(changed.some((file) => typed.test(file))
      ? [tool('types', 'checks', 'check-types.mjs')]
      : []),
    ...(toLint.length > 0 ? [tool('arrows', 'tests', 'arrows.mjs')] : []),
  ];
}

/** A changed file runs whole, of another only the first test, as a smoke test of the screen. */
function testLine(file, changed) {
  if (changed.includes(file)) return file;
  const lines = read(file, '').split('\n');
  const first = lines.findIndex((line) => /^\s*test\(/.test(line));
  return first === -1 ? file : `${file}:${first + 1}`;
}

/** The tests beside the checks, then the browser tests, for which the site is built. */
function testSteps(tests, browserTests) {
  const vitest = [...projectArguments(vitestProjects()), '--passWithNoTests', ...tests];
  const playwright = ['--pass-with-no-tests', ...browserTests];
  const runBrowserTests = async () => {
    ensureChromium();
    return runPlaywright('check-browser-tests', playwright);
  };
  return [
    ...(browserTests.length > 0 ? [tool('build', 'tests', 'build.mjs')] : []),
    ...(tests.length > 0
      ? [{ title: 'vitest', lane: 'tests', run: () => runVitest('check', vitest) }]
      : []),
    ...(browserTests.length > 0 ? [{ title: 'browser tests', run: runBrowserTests }] : []),
  ];
}

function printFiles(heading, files) {
  if (files.length === 0) return;
  console.log(`${heading}:`);
  for (const file of files) console.log(`  ${file}`);
}

function printChoice({ tests, browserTests, system }) {
  printFiles('Tests nearest to the change', tests.taken);
  printFiles('First browser tests of what the change touches', browserTests.taken);
  const left = tests.left.length;
  if (left > 0) console.log(`Left to npm test: ${left} test files farther away.`);
  printFiles('Browser tests left to npm test', browserTests.left);
  printFiles('Tests of the system left to npm test', system);
  console.log('Left to npm test too: dead code, budgets, coverage.\n');
}

async function checkChange(since) {
  process.chdir(root);
  ensureInstalled();
  const changed = changedFiles(since);
  if (changed.length === 0) {
    console.log(`Nothing has changed since ${since ?? 'the last commit'}.`);
    return [];
  }
  const choice = chooseTests({
    changed,
    importers: importersOfFiles(),
    screens: screensWithTests(),
    seconds: JSON.parse(read('.cache/test-seconds.json', '{}')),
  });
  printFiles('Changed', changed);
  printChoice(choice);
  const browserTests = choice.browserTests.taken.map((file) => testLine(file, changed));
  const steps = [...staticSteps(changed), ...testSteps(choice.tests.taken, browserTests)];
  return runSteps(steps, printStep);
}

const { values } = parseArgs({ options: { since: { type: 'string' } } });
const begun = performance.now();
try {
  const { failed, line } = summary(await checkChange(values.since));
  process.exitCode = failed > 0 ? 1 : 0;
  console.log(`\n${((performance.now() - begun) / 1000).toFixed(0)} s`);
  console.log(line);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
