import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../run.mjs';

const dearestCount = 10;

function git(...args) {
  try {
    return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    return null;
  }
}

/** The tested state: `{ commit, dirty }`, both null without a repository. */
export function testedState() {
  const status = git('status', '--porcelain');
  return { commit: git('rev-parse', 'HEAD'), dirty: status === null ? null : status !== '' };
}

const inMinutes = (seconds) => Number((seconds / 60).toFixed(2));

/**
 * The record of a run. `steps` are `{ title, seconds, passed, failed, skipped, tests }`; `state` is
 * the tested state, and `total` the sum of the counts.
 */
export function recordOf(state, total, steps, seconds) {
  const tests = steps.flatMap((step) => step.tests ?? []);
  const dearest = tests
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, dearestCount)
    .map(({ file, title, seconds: taken }) => ({ file, title, seconds: Number(taken.toFixed(1)) }));
  const flaky = tests
    .filter(({ status }) => status === 'flaky')
    .map(({ file, title, trace }) => ({ file, title, trace }));
  const { passed, failed, skipped } = total;
  return {
    ...state,
    minutes: inMinutes(seconds),
    passed,
    failed,
    skipped,
    steps: steps.map((step) => ({
      title: step.title,
      minutes: inMinutes(step.seconds),
      passed: step.passed,
      failed: step.failed,
      skipped: step.skipped,
    })),
    flaky,
    dearest,
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

function table(rows) {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  return rows.map((row) =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[column]) : cell.padStart(widths[column]),
      )
      .join('  '),
  );
}

/** The summary that people read, as lines of plain text. */
export function printedRecord({ commit, dirty, minutes, steps, flaky, dearest }) {
  const rows = steps.map((step) => [
    step.title,
    step.minutes.toFixed(1),
    ...[step.passed, step.failed, step.skipped].map(String),
  ]);
  const lines = ['', ...table([['step', 'minutes', 'passed', 'failed', 'skipped'], ...rows])];
  if (dearest.length > 0) lines.push('', `The ${dearest.length} dearest tests`);
  for (const { file, title, seconds } of dearest) {
    lines.push(`${seconds.toFixed(1).padStart(7)} s  ${file}: ${title}`);
  }
  lines.push(
    '',
    flaky.length === 0 ? 'No flaky test' : `${flaky.length} flaky, passed when repeated`,
  );
  for (const { file, title, trace } of flaky) {
    lines.push(`  ${file}: ${title}`, `    ${trace ?? 'no trace was kept'}`);
  }
  const tested = commit === null ? 'no commit' : `${commit.slice(0, 7)}${dirty ? ', changed' : ''}`;
  return [...lines, '', `${minutes.toFixed(1)} minutes, ${tested}`];
}
