import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../run.mjs';
import { printedRecord, recordOf, secondsByFile } from './record.mjs';
import { countOfCheck, readPlaywright, readVitest, summary } from './reports.mjs';

const vitestReport = {
  numPassedTests: 4,
  numFailedTests: 1,
  numPendingTests: 2,
  numTodoTests: 0,
  testResults: [
    {
      name: path.join(root, 'packages/domain/broken.test.ts'),
      status: 'failed',
      message: 'SyntaxError: Unexpected token',
      assertionResults: [],
    },
    {
      name: path.join(root, 'packages/domain/one.test.ts'),
      assertionResults: [
        { fullName: 'adds', duration: 1500, status: 'passed' },
        { fullName: 'waits', status: 'pending' },
        {
          fullName: 'divides',
          status: 'failed',
          failureMessages: ['AssertionError: expected 2 to be 3\n\n    at one.test.ts:9'],
        },
      ],
    },
  ],
};
const trace = path.join(root, 'test-results/pays-retry1/trace.zip');
const browserTest = {
  title: 'pays',
  file: 'web/pay.test.ts',
  tags: [],
  tests: [
    {
      projectName: 'embedded',
      status: 'flaky',
      results: [
        {
          duration: 4000,
          attachments: [],
          steps: [
            { title: 'the member chooses' },
            { title: 'the member pays', error: {}, steps: [{ title: 'by card', error: {} }] },
          ],
          errors: [
            { message: '\u001b[31mTest timeout of 180000ms exceeded.\u001b[39m' },
            {
              message: 'locator.click: Test ended.\n\nCall log:\n  - waiting for the button',
              location: { file: path.join(root, 'tests/web/pay.test.ts'), line: 12 },
            },
          ],
        },
        { duration: 5000, attachments: [{ name: 'trace', path: trace }] },
      ],
    },
  ],
};
const playwrightReport = {
  config: { rootDir: path.join(root, 'tests') },
  stats: { expected: 3, unexpected: 1, flaky: 1, skipped: 0 },
  suites: [{ suites: [{ specs: [browserTest] }] }],
};
const steps = [
  { title: 'vitest', seconds: 90, passed: 1, failed: 0, skipped: 1, output: 'long' },
  { title: 'browser', seconds: 30, passed: 1, failed: 0, skipped: 0, output: 'long' },
].map((step, index) => ({
  ...step,
  tests: [readVitest(vitestReport, 0), readPlaywright(playwrightReport, 0)][index].tests,
}));
const total = { passed: 2, failed: 0, skipped: 1 };
const record = recordOf({ commit: 'abcdef0123', dirty: true }, total, steps, 120);

test('the record holds commit, minutes by step, and the slowest, flaky and failed tests', () => {
  expect(record).toEqual({
    commit: 'abcdef0123',
    dirty: true,
    minutes: 2,
    ...total,
    steps: [
      { title: 'vitest', minutes: 1.5, passed: 1, failed: 0, skipped: 1 },
      { title: 'browser', minutes: 0.5, passed: 1, failed: 0, skipped: 0 },
    ],
    flaky: [
      {
        file: 'tests/web/pay.test.ts',
        title: 'pays [embedded]',
        trace: 'test-results/pays-retry1/trace.zip',
        errors: [
          'in the step "the member pays"',
          'in the step "by card"',
          'Test timeout of 180000ms exceeded.',
          [
            'locator.click: Test ended.',
            'Call log:',
            '  - waiting for the button',
            'at tests/web/pay.test.ts:12',
          ].join('\n'),
        ],
      },
    ],
    failures: [
      {
        file: 'packages/domain/one.test.ts',
        title: 'divides',
        trace: null,
        errors: ['AssertionError: expected 2 to be 3\n    at one.test.ts:9'],
      },
      {
        file: 'packages/domain/broken.test.ts',
        title: 'the file itself',
        trace: null,
        errors: ['SyntaxError: Unexpected token'],
      },
    ],
    dearest: [
      { file: 'tests/web/pay.test.ts', title: 'pays [embedded]', seconds: 9 },
      { file: 'packages/domain/one.test.ts', title: 'adds', seconds: 1.5 },
      { file: 'packages/domain/one.test.ts', title: 'waits', seconds: 0 },
      { file: 'packages/domain/one.test.ts', title: 'divides', seconds: 0 },
      { file: 'packages/domain/broken.test.ts', title: 'the file itself', seconds: 0 },
    ],
  });
});

test('the summary names flaky tests with their trace, and what their first run found', () => {
  const text = printedRecord(record).join('\n');
  expect(text).toContain('vitest       1.5        1        0        1');
  expect(text).toContain('1 flaky, passed when repeated');
  expect(text).toContain('    test-results/pays-retry1/trace.zip');
  expect(text).toContain('    locator.click: Test ended.');
  expect(text).toContain('    at tests/web/pay.test.ts:12');
  expect(text).toContain('2.0 minutes, abcdef0, changed');
});

test('the summary names failed tests, with what they found', () => {
  const lines = printedRecord(record);
  const at = lines.indexOf('Failed');
  expect(lines.slice(at + 1, at + 6)).toEqual([
    '  packages/domain/one.test.ts: divides',
    '    AssertionError: expected 2 to be 3',
    '        at one.test.ts:9',
    '  packages/domain/broken.test.ts: the file itself',
    '    SyntaxError: Unexpected token',
  ]);
  expect(printedRecord({ ...record, failures: [] })).not.toContain('Failed');
});

test('what a first run found is kept with its first ten lines', () => {
  const lines = Array.from({ length: 12 }, (_, index) => `line ${index + 1}`);
  const results = [{ duration: 1, errors: [{ message: lines.join('\n') }] }];
  const spec = { ...browserTest, tests: [{ ...browserTest.tests[0], results }] };
  const { tests } = readPlaywright({ ...playwrightReport, suites: [{ specs: [spec] }] }, 0);
  expect(tests[0].errors).toEqual([lines.slice(0, 10).join('\n')]);
});

test('seconds are kept by file', () => {
  expect(secondsByFile(steps)).toEqual({
    'packages/domain/one.test.ts': 1.5,
    'packages/domain/broken.test.ts': 0,
    'tests/web/pay.test.ts': 9,
  });
});

test('a file that could not be loaded, or a runner that fails, counts as one failure', () => {
  expect(readVitest(vitestReport, 1)).toMatchObject({ passed: 4, failed: 2, skipped: 2 });
  const green = { ...vitestReport, numFailedTests: 0, testResults: [] };
  expect(readVitest(green, 0).failed).toBe(0);
  expect(readVitest(green, 1).failed).toBe(1);
});

test('a test that passed in its second run has passed, but not one about money', () => {
  const tagged = [{ ...browserTest, tags: ['@money'] }];
  const aboutMoney = { ...playwrightReport, suites: [{ specs: tagged }] };
  expect(readPlaywright(playwrightReport, 1)).toMatchObject({ passed: 4, failed: 1 });
  expect(readPlaywright(aboutMoney, 1)).toMatchObject({ passed: 3, failed: 2 });
});

test('the last line adds up every step, and counts skipped tests only if there are any', () => {
  const all = [countOfCheck(0), countOfCheck(1), { passed: 7, failed: 0, skipped: 0 }];
  expect(summary(all).line).toBe('8 passed, 1 failed');
  expect(summary([...all, { passed: 0, failed: 0, skipped: 3 }]).line).toBe(
    '8 passed, 1 failed, 3 skipped',
  );
});
