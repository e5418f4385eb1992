import { expect, test } from 'vitest';
import { runSteps } from './run-steps.mjs';

const passed = { passed: 1, failed: 0, skipped: 0, output: '' };

/** A step that ends when the test ends it. */
function heldStep(title, lane) {
  let end;
  const held = new Promise((resolve) => {
    end = () => resolve(passed);
  });
  const step = { title, lane, begun: false, end: () => end() };
  return Object.assign(step, {
    run: () => {
      step.begun = true;
      return held;
    },
  });
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

test('lanes run side by side, and early results are printed in order', async () => {
  const [format, lint] = [heldStep('format', 'checks'), heldStep('lint', 'checks')];
  const [build, tests] = [heldStep('build', 'build'), heldStep('tests')];
  const printed = [];
  const run = runSteps([format, lint, build, tests], ({ title }) => printed.push(title));
  build.end();
  await settled();
  expect([format.begun, lint.begun, build.begun, tests.begun]).toEqual([true, false, true, false]);
  expect(printed).toEqual([]);
  format.end();
  await settled();
  expect(printed).toEqual(['format']);
  expect(tests.begun, 'the tests wait for every lane').toBe(false);
  lint.end();
  await settled();
  expect(printed).toEqual(['format', 'lint', 'build']);
  tests.end();
  expect((await run).map(({ title }) => title)).toEqual(['format', 'lint', 'build', 'tests']);
});

test('a step that throws fails with its message, and the others go on', async () => {
  const throwing = { title: 'browser', run: () => Promise.reject(new Error('no browser')) };
  const results = await runSteps([throwing, { title: 'tests', run: () => passed }], () => {});
  expect(results).toMatchObject([
    { title: 'browser', failed: 1, output: 'no browser' },
    { title: 'tests', passed: 1 },
  ]);
});
