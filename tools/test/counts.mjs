import { testsOfPlaywright } from './reports.mjs';

/** `{ passed, failed, skipped }` of one step that either holds or does not. */
export function countOfCheck(code) {
  return code === 0 ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 };
}

/** What a test runner's report says, never without a failure when the runner itself failed. */
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

/** Whether a story's subject is money or safety: told a second time, it has failed. */
function mayNotRunTwice({ tags }) {
  return tags.some((tag) => tag === 'money' || tag === '@money');
}

/**
 * Counts of Playwright's JSON report. A story that passed when told a second time has passed, and
 * is listed as flaky; one about money or safety has failed.
 */
export function countOfPlaywright(report, code) {
  const { expected, unexpected, flaky, skipped } = report.stats;
  const refused = testsOfPlaywright(report).filter(
    (browserTest) => browserTest.status === 'flaky' && mayNotRunTwice(browserTest),
  ).length;
  const passed = expected + flaky - refused;
  return withExitCode({ passed, failed: unexpected + refused, skipped }, code);
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
