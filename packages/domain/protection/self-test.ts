export const selfTestQuestions = 9;
/** Never, sometimes, most of the time, almost always. */
export const selfTestAnswers = [0, 1, 2, 3] as const;
export type SelfTestAnswer = (typeof selfTestAnswers)[number];

/** The bands of the Problem Gambling Severity Index: 0, 1 to 2, 3 to 7, 8 to 27. */
export const selfTestBands = ['none', 'low', 'moderate', 'high'] as const;
export type SelfTestBand = (typeof selfTestBands)[number];

export function selfTestSum(answers: readonly SelfTestAnswer[]): number {
  return answers.reduce((sum: number, answer) => sum + answer, 0);
}

/** Reads the sum of the nine answers, 0 to 27. */
export function selfTestBand(sum: number): SelfTestBand {
  if (sum === 0) return 'none';
  if (sum <= 2) return 'low';
  return sum <= 7 ? 'moderate' : 'high';
}
