import path from 'node:path';
import { root } from '../run.mjs';

/**
 * The result of one test: `{ file, title, seconds, status, tags, trace }`; `status` is `passed`,
 * `failed`, `flaky` or `skipped`, `trace` is null except for a browser test that ran twice.
 */
const plain = { tags: [], trace: null };

const statusOfVitest = { passed: 'passed', failed: 'failed' };

/** The tests of vitest's JSON report. */
export function testsOfVitest(report) {
  return report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration, status }) => ({
      ...plain,
      file: path.relative(root, name),
      title: fullName,
      seconds: (duration ?? 0) / 1000,
      status: statusOfVitest[status] ?? 'skipped',
    })),
  );
}

const statusOfPlaywright = { expected: 'passed', unexpected: 'failed', flaky: 'flaky' };

function traceOf(results) {
  const attachments = results.flatMap((result) => result.attachments ?? []);
  const trace = attachments.find(({ name, path: file }) => name === 'trace' && file !== undefined);
  return trace === undefined ? null : path.relative(root, trace.path);
}

function testsOfSpec({ title, file, tags, tests }, folder) {
  return tests.map(({ projectName, status, results }) => ({
    file: path.relative(root, path.join(folder, file)),
    title: `${title} [${projectName}]`,
    seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
    status: statusOfPlaywright[status] ?? 'skipped',
    tags: tags ?? [],
    trace: traceOf(results),
  }));
}

function specsOf(suite) {
  return [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];
}

/** The tests of Playwright's JSON report; the seconds of a test include its retries. */
export function testsOfPlaywright({ config, suites }) {
  return suites.flatMap(specsOf).flatMap((spec) => testsOfSpec(spec, config.rootDir));
}
