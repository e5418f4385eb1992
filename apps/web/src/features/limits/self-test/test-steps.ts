import { selfTestQuestions, type SelfTestAnswer } from '@pavilion/domain/protection/self-test';

/** How far a test has come; kept in memory alone, so that a reload forgets the answers. */
export type TestState = {
  /** The question that is asked, from 0; null before the start, and 9 once all are answered. */
  at: number | null;
  answers: readonly SelfTestAnswer[];
};

export const beforeTest: TestState = { at: null, answers: [] };

export function isDone({ at }: TestState): boolean {
  return at === selfTestQuestions;
}

/** Answers the question that is asked and goes on; other answers stay. */
export function answered({ at, answers }: TestState, answer: SelfTestAnswer): TestState {
  const place = at ?? 0;
  return {
    at: place + 1,
    answers: [...answers.slice(0, place), answer, ...answers.slice(place + 1)],
  };
}

/** One question back, and from the first to the start; the answers stay. */
export function oneBack({ at, answers }: TestState): TestState {
  return { at: at === null || at === 0 ? null : at - 1, answers };
}

/** One question on, without another answer. */
export function oneOn({ at, answers }: TestState): TestState {
  return { at: at === null ? 0 : at + 1, answers };
}
