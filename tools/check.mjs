import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { importersOf, importGraph } from './arrows/import-graph.mjs';
import { ensureInstalled } from './install.mjs';
import { commandOf, root } from './run.mjs';
import { ensureChromium } from './test/chromium.mjs';
import { summary } from './test/reports.mjs';
import { runSteps } from './test/run-steps.mjs';
import { runCheck, runPlaywright, runVitest } from './test/runners.mjs';
import { besideTheCode, projectArguments } from './test/steps.mjs';

const formatted = /\.(?:[cm]?[jt]sx?|json|css|md|html|ya?ml)$/;
const linted = /\.[cm]?[jt]sx?$/;
const testFile = /\.test\.[cm]?[jt]sx?$/;
const ofWholeSite = /^tests\/.*\.ts$/;
/** Keeps a whole check below a minute on two cores. */
const testSecondsAtMost = 12;
const browserTestsAtMost = 2;

/**
 * The files that differ from the last commit, staged or not, and new ones; with `since`, also those
 * committed after that. Deleted files are left out.
 */
function changedFiles(since) {
  const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' });
  const changed = git('diff', '--name-only', '--merge-base', '-z', since ?? 'HEAD');
  const added = git('ls-files', '-oz', '--exclude-standard');
  const files = `${changed}${added}`.split('\0').filter((file) => file !== '');
  return files.filter((file) => existsSync(path.join(root, file)));
}

/**
 * The tests for a change, nearest first, as `{ tests, browserTests, left }`: changed ones, and
 * those that import it, while they fit. `seconds` has the last duration of test files.
 */
export function chooseTests({ changed, importers, seconds }) {
  /** @type {Record<'tests' | 'browserTests' | 'left', string[]>} */
  const chosen = { tests: [], browserTests: [], left: [] };
  let taken = 0;
  const reached = new Set(changed);
  // The loop also visits files added during it, so it goes from the nearest to the farthest.
  for (const file of reached) {
    for (const importer of importers.get(file) ?? []) reached.add(importer);
    if (!testFile.test(file)) continue;
    const isBrowserTest = ofWholeSite.test(file) && !file.includes('.system.');
    const cost = seconds[file] ?? (file.startsWith('apps/server/') ? 3 : 1);
    const fits = isBrowserTest
      ? chosen.browserTests.length < browserTestsAtMost
      : !ofWholeSite.test(file) && taken + cost <= testSecondsAtMost;
    if (!fits && !changed.includes(file)) chosen.left.push(file);
    else if (isBrowserTest) chosen.browserTests.push(file);
    else {
      chosen.tests.push(file);
      taken += cost;
    }
  }
  return chosen;
}

function check(title, lane, command, args) {
  return { title, lane, run: () => runCheck(command, args) };
}

function stepsFor(changed, { tests, browserTests }) {
  const toFormat = changed.filter((file) => formatted.test(file));
  const toLint = changed.filter((file) => linted.test(file));
  const tool = (title, lane, file) => check(title, lane, process.execPath, [`tools/${file}`]);
  const steps = [];
  if (toFormat.length > 0) {
    const args = ['--check', '--no-error-on-unmatched-pattern', ...toFormat];
    steps.push(check('format', 'checks', commandOf('oxfmt'), args));
  }
  if (toLint.length > 0) {
    steps.push(check('lint', 'checks', commandOf('oxlint'), toLint));
    steps.push(tool('types', 'checks', 'check-types.mjs'), tool('arrows', 'tests', 'arrows.mjs'));
  }
  if (tests.length > 0) {
    const args = [...projectArguments(besideTheCode), '--passWithNoTests', ...tests];
    steps.push({ title: 'vitest', lane: 'tests', run: () => runVitest('check', args) });
  }
  if (browserTests.length > 0) {
    const run = async () => {
      ensureChromium();
      return runPlaywright('check-browser-tests', ['--pass-with-no-tests', ...browserTests]);
    };
    steps.push(tool('build', 'tests', 'build.mjs'), { title: 'browser tests', run });
  }
  return steps;
}

function printFiles(heading, files) {
  if (files.length > 0) console.log([`${heading}:`, ...files].join('\n  '));
}

async function checkChange(since) {
  process.chdir(root);
  ensureInstalled();
  const changed = changedFiles(since);
  const kept = path.join(root, '.cache/test-seconds.json');
  const choice = chooseTests({
    changed,
    // The compiler checks imports of types.
    importers: importersOf(importGraph(), (_, { typeOnly }) => typeOnly),
    seconds: existsSync(kept) ? JSON.parse(readFileSync(kept, 'utf8')) : {},
  });
  printFiles('Changed', changed);
  printFiles('Tests nearest to the change', [...choice.tests, ...choice.browserTests]);
  console.log(`Left to npm test: dead code, budgets, ${choice.left.length} test files.\n`);
  return runSteps(stepsFor(changed, choice));
}

if (process.argv[1] === import.meta.filename) {
  const { values } = parseArgs({ options: { since: { type: 'string' } } });
  const { failed, line } = summary(await checkChange(values.since));
  process.exitCode = failed > 0 ? 1 : 0;
  console.log(`\n${line}`);
}
