import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from '../run.mjs';

/** `{ passed, failed, skipped }` of a step that is one check. */
export function countOfCheck(code) {
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 };
}

/** The sum of the counts, and the last line of `npm test`. */
export function summary(counts) {
  const sum = (name) => counts.reduce((total, count) => total + count[name], 0);
  const [passed, failed, skipped] = ['passed', 'failed', 'skipped'].map(sum);
  const more = skipped > 0 ? `, ${skipped} skipped` : '';
  return { passed, failed, skipped, line: `${passed} passed, ${failed} failed${more}` };
}

/** What a runner reports, with at least one failure when the runner itself failed. */
function resultOf(tests, { passed, failed, skipped }, code) {
  return { tests, passed, failed: failed === 0 && code !== 0 ? 1 : failed, skipped };
}

const linesOfError = 10;

/** The first lines of an error, without colours and empty lines. */
function firstLines(message) {
  const lines = stripVTControlCharacters(message).split('\n');
  return lines.filter((line) => line.trim() !== '').slice(0, linesOfError);
}

/**
 * The result of one test: `{ file, title, seconds, status, tags, trace, errors }`; `status` is
 * `passed`, `failed`, `flaky` or `skipped`; `trace` is null except for a browser test that ran
 * twice; `errors` say what the first run of a test found that failed.
 */
const plain = { tags: [], trace: null, errors: [] };
const statusOfVitest = { passed: 'passed', failed: 'failed' };

/** A file that could not be loaded, as a test that failed. */
function brokenFile({ name, message = '' }) {
  const errors = [firstLines(message).join('\n')];
  const file = path.relative(root, name);
  return { ...plain, file, title: 'the file itself', seconds: 0, status: 'failed', errors };
}

/** Counts and tests of vitest's JSON report; a file that could not be loaded is one failure. */
export function readVitest(report, code) {
  const tests = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration, status, failureMessages = [] }) => ({
      ...plain,
      file: path.relative(root, name),
      title: fullName,
      seconds: (duration ?? 0) / 1000,
      status: statusOfVitest[status] ?? 'skipped',
      errors: failureMessages.map((message) => firstLines(message).join('\n')),
    })),
  );
  const broken = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  const counts = {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
  return resultOf([...tests, ...broken.map(brokenFile)], counts, code);
}

const statusOfPlaywright = { expected: 'passed', unexpected: 'failed', flaky: 'flaky' };

function traceOf(results) {
  const attachments = results.flatMap((result) => result.attachments ?? []);
  const trace = attachments.find(({ name, path: file }) => name === 'trace' && file !== undefined);
  return trace === undefined ? null : path.relative(root, trace.path);
}

/** The steps in which a run failed, the outermost first. */
function failedSteps(steps = []) {
  const failed = steps.find(({ error }) => error !== undefined);
  return failed === undefined ? [] : [failed.title, ...failedSteps(failed.steps)];
}

/** The first lines of what the first run of a test found, each with the line of the test. */
function errorsOf([first]) {
  const steps = failedSteps(first?.steps).map((title) => `in the step "${title}"`);
  const errors = (first?.errors ?? []).map(({ message = '', location }) => {
    const text = firstLines(message);
    const place = location && `${path.relative(root, location.file)}:${location.line}`;
    return [...text, ...(place ? [`at ${place}`] : [])].join('\n');
  });
  return [...steps, ...errors];
}

function specsOf(suite) {
  return [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];
}

/** Whether a test is about money or safety: it fails even when its second run passes. */
function mayNotRunTwice({ tags }) {
  return tags.some((tag) => tag === 'money' || tag === '@money');
}

/**
 * Counts and tests of Playwright's JSON report; the seconds of a test include its retries. A test
 * that passed in its second run has passed, and is listed as flaky; one about money has failed.
 */
export function readPlaywright({ config, suites, stats }, code) {
  const tests = suites.flatMap(specsOf).flatMap((spec) =>
    spec.tests.map(({ projectName, status, results }) => ({
      file: path.relative(root, path.join(config.rootDir, spec.file)),
      title: `${spec.title} [${projectName}]`,
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
      status: statusOfPlaywright[status] ?? 'skipped',
      tags: spec.tags ?? [],
      trace: traceOf(results),
      errors: errorsOf(results),
    })),
  );
  const { expected, unexpected, flaky, skipped } = stats;
  const failedByRetry = tests.filter(
    (browserTest) => browserTest.status === 'flaky' && mayNotRunTwice(browserTest),
  ).length;
  const passed = expected + flaky - failedByRetry;
  return resultOf(tests, { passed, failed: unexpected + failedByRetry, skipped }, code);
}
