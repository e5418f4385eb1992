import { expect, test } from 'vitest';
import { countOfCheck, countOfPlaywright, countOfVitest, summary } from './counts.mjs';

const vitestReport = {
  numPassedTests: 4,
  numFailedTests: 1,
  numPendingTests: 2,
  numTodoTests: 0,
  testResults: [
    { status: 'failed', assertionResults: [{ status: 'failed' }] },
    { status: 'failed', assertionResults: [] },
  ],
};

test('a file that could not be loaded counts as one failure', () => {
  expect(countOfVitest(vitestReport, 1)).toEqual({ passed: 4, failed: 2, skipped: 2 });
});

test('a runner that fails without a failed test is a failure', () => {
  const green = { ...vitestReport, numFailedTests: 0, testResults: [] };
  expect(countOfVitest(green, 0).failed).toBe(0);
  expect(countOfVitest(green, 1).failed).toBe(1);
});

/** A report of Playwright in which one test passed only in its second run. */
function withFlakyTest(tags) {
  const tests = [{ projectName: 'embedded', status: 'flaky', results: [] }];
  return {
    config: { rootDir: '/tests' },
    stats: { expected: 3, unexpected: 1, flaky: 1, skipped: 0 },
    suites: [{ suites: [{ specs: [{ title: 'a test', file: 'one.test.ts', tags, tests }] }] }],
  };
}

test('a test that passed in its second run has passed', () => {
  expect(countOfPlaywright(withFlakyTest([]), 1)).toEqual({ passed: 4, failed: 1, skipped: 0 });
});

test('a test about money or safety that passed only in its second run has failed', () => {
  expect(countOfPlaywright(withFlakyTest(['money']), 1)).toEqual({
    passed: 3,
    failed: 2,
    skipped: 0,
  });
});

test('the last line adds up every step, and counts skipped tests only if there are any', () => {
  const steps = [countOfCheck(0), countOfCheck(1), { passed: 7, failed: 0, skipped: 0 }];
  expect(summary(steps).line).toBe('8 passed, 1 failed');
  expect(summary([...steps, { passed: 0, failed: 0, skipped: 3 }]).line).toBe(
    '8 passed, 1 failed, 3 skipped',
  );
});
