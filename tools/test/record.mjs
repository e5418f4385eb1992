import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../run.mjs';

const dearestCount = 10;

/** The tested state: `{ commit, dirty }`, both null without a repository. */
export function testedState() {
  const git = (...args) => spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  const { status, stdout } = git('rev-parse', 'HEAD');
  if (status !== 0) return { commit: null, dirty: null };
  return { commit: stdout.trim(), dirty: git('status', '--porcelain').stdout !== '' };
}

function withStatus(tests, wanted) {
  return tests
    .filter(({ status }) => status === wanted)
    .map(({ file, title, trace, errors }) => ({ file, title, trace, errors }));
}

/**
 * The record of a run. `steps` are `{ title, seconds, passed, failed, skipped, tests }`; `state` is
 * the tested state, and `total` the sum of the counts.
 */
export function recordOf(state, { passed, failed, skipped }, steps, seconds) {
  const inMinutes = (one) => Number((one / 60).toFixed(2));
  const tests = steps.flatMap((step) => step.tests ?? []);
  return {
    ...state,
    minutes: inMinutes(seconds),
    passed,
    failed,
    skipped,
    steps: steps.map(({ title, seconds: taken, ...step }) => ({
      title,
      minutes: inMinutes(taken),
      passed: step.passed,
      failed: step.failed,
      skipped: step.skipped,
    })),
    flaky: withStatus(tests, 'flaky'),
    failures: withStatus(tests, 'failed'),
    dearest: tests
      .toSorted((one, other) => other.seconds - one.seconds)
      .slice(0, dearestCount)
      .map(({ file, title, seconds: taken }) => ({
        file,
        title,
        seconds: Number(taken.toFixed(1)),
      })),
  };
}

/** Seconds of every test file, by which `npm run check` chooses what fits. */
export function secondsByFile(steps) {
  const seconds = {};
  for (const { file, seconds: taken } of steps.flatMap((step) => step.tests ?? [])) {
    seconds[file] = Number(((seconds[file] ?? 0) + taken).toFixed(2));
  }
  return seconds;
}

/** The folder of `.cache` that later runs and people read. */
export function keep(file, content) {
  const place = path.join(root, '.cache', file);
  mkdirSync(path.dirname(place), { recursive: true });
  writeFileSync(place, `${JSON.stringify(content, null, 2)}\n`);
}

/** Tests with what was found, as lines below a heading. */
function printedTests(heading, tests) {
  return [
    heading,
    ...tests.flatMap(({ file, title, trace, errors }) => [
      `  ${file}: ${title}`,
      ...(trace === null ? [] : [`    ${trace}`]),
      ...errors.flatMap((error) => error.split('\n')).map((line) => `    ${line}`),
    ]),
  ];
}

/** The summary that people read, as lines of plain text. */
export function printedRecord({ commit, dirty, minutes, steps, flaky, failures, dearest }) {
  const width = Math.max(...steps.map(({ title }) => title.length), 4);
  const row = (title, ...cells) =>
    [title.padEnd(width), ...cells.map((cell) => String(cell).padStart(7))].join('  ');
  const tested = commit === null ? 'no commit' : `${commit.slice(0, 7)}${dirty ? ', changed' : ''}`;
  return [
    '',
    row('step', 'minutes', 'passed', 'failed', 'skipped'),
    ...steps.map((step) =>
      row(step.title, step.minutes.toFixed(1), step.passed, step.failed, step.skipped),
    ),
    '',
    `The ${dearest.length} dearest tests`,
    ...dearest.map(
      ({ file, title, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${file}: ${title}`,
    ),
    '',
    ...(flaky.length === 0
      ? ['No flaky test']
      : printedTests(`${flaky.length} flaky, passed when repeated`, flaky)),
    '',
    ...(failures.length === 0 ? [] : [...printedTests('Failed', failures), '']),
    `${minutes.toFixed(1)} minutes, ${tested}`,
  ];
}
