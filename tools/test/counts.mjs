import { testsOfPlaywright } from './reports.mjs';

/** `{ passed, failed, skipped }` of a step that is one check. */
export function countOfCheck(code) {
  return code === 0 ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 };
}

/** The counts of a test runner's report, with at least one failure when the runner failed. */
function withExitCode(counts, code) {
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

/** Counts of vitest's JSON report; a file that could not be loaded is one failure. */
export function countOfVitest(report, code) {
  const broken = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  );
  return withExitCode(
    {
      passed: report.numPassedTests,
      failed: report.numFailedTests + broken.length,
      skipped: report.numPendingTests + report.numTodoTests,
    },
    code,
  );
}

/** Whether a test is about money or safety: it fails even when its second run passes. */
function mayNotRunTwice({ tags }) {
  return tags.some((tag) => tag === 'money' || tag === '@money');
}

/**
 * Counts of Playwright's JSON report. A test that passed in its second run has passed, and is
 * listed as flaky; one about money or safety has failed.
 */
export function countOfPlaywright(report, code) {
  const { expected, unexpected, flaky, skipped } = report.stats;
  const failedByRetry = testsOfPlaywright(report).filter(
    (browserTest) => browserTest.status === 'flaky' && mayNotRunTwice(browserTest),
  ).length;
  const passed = expected + flaky - failedByRetry;
  return withExitCode({ passed, failed: unexpected + failedByRetry, skipped }, code);
}

/** The last line of `npm test`. */
export function summary(counts) {
  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const count of counts) {
    for (const name of Object.keys(total)) total[name] += count[name];
  }
  const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
  return { ...total, line: `${total.passed} passed, ${total.failed} failed${skipped}` };
}
