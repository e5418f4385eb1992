import { expect, test } from 'vitest';
import { answered, beforeTest, isDone, oneBack, oneOn, type TestState } from './test-steps.ts';

const all = [0, 1, 2, 3, 0, 1, 2, 3, 0] as const;
const answerAll = (from: TestState) => all.reduce(answered, from);

test('§7: nine answers one after another end the test', () => {
  const begun = oneOn(beforeTest);
  expect(begun).toEqual({ at: 0, answers: [] });
  const done = answerAll(begun);
  expect(done).toEqual({ at: 9, answers: all });
  expect(isDone(done)).toBe(true);
  expect(isDone(oneBack(done))).toBe(false);
});

test('§7: a step back keeps the answers, and another answer replaces one alone', () => {
  const third = [3, 2, 1].reduce<TestState>(
    (state, answer) => answered(state, answer as 1 | 2 | 3),
    oneOn(beforeTest),
  );
  const second = oneBack(oneBack(third));
  expect(second).toEqual({ at: 1, answers: [3, 2, 1] });
  expect(answered(second, 0)).toEqual({ at: 2, answers: [3, 0, 1] });
  expect(oneOn(second)).toEqual({ at: 2, answers: [3, 2, 1] });
});

test('§7: a step back from the first question leads to the start, and the start to it again', () => {
  const first = oneBack(answered(oneOn(beforeTest), 2));
  const start = oneBack(first);
  expect(start).toEqual({ at: null, answers: [2] });
  expect(oneOn(start)).toEqual(first);
});
